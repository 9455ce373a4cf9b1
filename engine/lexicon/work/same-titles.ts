import { linesOf } from '../lines.ts';
import { wordSet } from '../word-set.ts';

/** Kinds of software whose makers are called developers or engineers. */
const softwareOf = linesOf(`
  web
  front end
  back end
  full stack
  mobile
  android
  ios
  java
  javascript
  typescript
  python
  php
  ruby
  ruby on rails
  net
  c
  go
  react
  angular
  node js
  game
  embedded
  firmware
  devops
`);

/**
 * Titles under which one job is advertised and held, one job a line, with the names in the other languages that we
 * read. The first is the name that we compare by. Titles that many but not all use for the same job are not here: a bookkeeper is not
 * always an accountant. Folded, words by spaces. Origin: written by us, general knowledge.
 */
const table = `
  software engineer = software developer, software programmer, computer programmer, programmer, softwareentwickler, softwareentwicklerin, software entwickler, software entwicklerin, programmierer, programmiererin, developpeur logiciel, developpeuse logiciel, ingenieur logiciel, ingenieure logiciel, desarrollador de software, desarrolladora de software, ingeniero de software, ingeniera de software, programador, programadora, sviluppatore software, sviluppatrice software, programmatore, programmatrice, desenvolvedor de software, desenvolvedora de software, engenheiro de software, engenheira de software, softwareontwikkelaar
  web engineer = webentwickler, webentwicklerin, web entwickler, web entwicklerin, developpeur web, developpeuse web, desarrollador web, desarrolladora web, programador web, programadora web, sviluppatore web, sviluppatrice web, desenvolvedor web, desenvolvedora web, webontwikkelaar
  java engineer = java entwickler, java entwicklerin, developpeur java, desarrollador java, sviluppatore java, desenvolvedor java
  systems administrator = system administrator, sysadmin, systemadministrator, systemadministratorin, administrateur systeme, administrateur systemes, administrador de sistemas, administradora de sistemas, amministratore di sistema, systeembeheerder
  qa engineer = quality assurance engineer, software test engineer
  ux designer = user experience designer, ui ux designer, ux ui designer
  it support specialist = it support technician, help desk technician, helpdesk technician, desktop support technician, service desk analyst, it support analyst
  lawyer = attorney, attorney at law, rechtsanwalt, rechtsanwaltin, avocat, avocate, abogado, abogada, avvocato, avvocata, advogado, advogada, advocaat
  registered nurse = rn
  licensed practical nurse = lpn
  certified nursing assistant = cna, certified nurse aide, certified nurse assistant
  physical therapist = physiotherapist, physiotherapeut, physiotherapeutin, kinesitherapeute, fisioterapeuta, fisioterapista
  waiter = waitress, waitstaff, restaurant server, food server, kellner, kellnerin, serveur, serveuse, camarero, camarera, mesero, mesera, cameriere, cameriera
  bartender = barman, barmaid, barkeeper
  truck driver = lorry driver, hgv driver, lkw fahrer, lkw fahrerin, chauffeur poids lourd, camionero
  customer service representative = customer service agent, customer service associate, customer service advisor, customer support representative, customer support agent, customer care representative
  sales assistant = sales associate, retail sales associate, retail assistant, shop assistant, store assistant, verkaufer, verkauferin, vendeur, vendeuse, dependiente, dependienta
  receptionist = front desk receptionist, rezeptionist, rezeptionistin, receptionniste, recepcionista
  janitor = custodian, hausmeister, hausmeisterin
  flight attendant = cabin crew member, air hostess, flugbegleiter, flugbegleiterin
  realtor = real estate agent, estate agent
  mechanical engineer = maschinenbauingenieur, maschinenbauingenieurin, ingeniero mecanico, ingeniera mecanica, ingenieur mecanique
  electrician = elektriker, elektrikerin, electricien, electricienne, electricista, elettricista
  teacher = lehrer, lehrerin, enseignant, enseignante
  accountant = contador publico, contadora publica, comptable, contabile
  conducteur routier = chauffeur routier
  conducteur spl = chauffeur spl, conducteur routier spl, chauffeur routier spl
  conducteur poids lourd = chauffeur poids lourd
  nurse = krankenpfleger, krankenschwester, infirmier, infirmiere, enfermero, enfermera, infermiere, infermiera, enfermeiro, enfermeira, verpleegkundige
`;

/** These are the job of their line only as a whole title: a CNC programmer is no software engineer. */
export const wholeTitles: ReadonlySet<string> = wordSet(
  'programmer programmierer programmiererin programador programadora programmatore programmatrice',
);

export type SameTitles = { first: string; others: readonly string[] };

const rows = linesOf(table).map((line): SameTitles => {
  const [first = '', others = ''] = line.split(' = ');
  return { first, others: others.split(', ') };
});

export const sameTitles: readonly SameTitles[] = [
  ...softwareOf.map((kind): SameTitles => ({ first: `${kind} engineer`, others: [`${kind} developer`] })),
  ...rows,
];
