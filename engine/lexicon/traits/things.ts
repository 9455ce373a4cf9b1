import { wordSet } from '../word-set.ts';

// Origin of the lists: written by us, from how job postings are worded.

/** What may be dynamic, friendly or flexible without being a person, by language. */
export const things = {
  en: wordSet(
    `environment environments atmosphere team teams culture company workplace place community service services care hours hour
     schedule schedules scheduling working time work industry sector market business organization organisation firm brand setting
     department office location town space spaces family group crew program programs solution solutions product products support
     benefits package pay salary workforce world field role position job opportunity opportunities learning benefit growth leave`,
  ),
  de: wordSet('team umfeld unternehmen arbeitsumfeld betrieb klima arbeitszeiten atmosphäre branche firma'),
  fr: wordSet(
    `maniere facon vente relation cuisine equipe equipes environnement entreprise societe structure ambiance cadre secteur groupe agence marche contexte horaires horaire
     temps start up startup etablissement cabinet formation accueil lieu monde gestion approche service commerce travail emploi role poste`,
  ),
  es: wordSet(
    `forma manera modo venta ventas atencion gestion respuesta equipo equipos entorno entornos ambiente empresa compania horario horarios sector grupo organizacion jornada mercado contrato
     trabajo contenido contenidos plan proyecto proyectos area remuneracion salario consumo desarrollo puesto clima`,
  ),
  pt: wordSet(
    `forma maneira modo venda vendas atendimento gestao equipe equipa equipes ambiente empresa horario horarios setor grupo organizacao mercado trabalho contrato plano projeto
     projetos clima remuneracao salario desenvolvimento vaga jornada modelo`,
  ),
  it: wordSet(
    `modo maniera vendita gestione forma team ambiente azienda realta contesto gruppo societa settore orario orari mercato contratto lavoro progetto progetti squadra
     struttura retribuzione stipendio ruolo posizione`,
  ),
  nl: wordSet('team omgeving bedrijf sfeer organisatie werksfeer uren werktijden sector werkomgeving'),
} as const;

/**
 * How the words begin for what somebody is willing to do for a job, rather than by nature: travel, shifts, a move. These are
 * conditions of their own.
 */
export const conditionStems: readonly string[] = [
  ...'travel relocat work undergo submit obtain drive commut move overtime weekend shift'.split(' '),
  ...'reis dienst schicht wochen umzug auswarts ubernacht ruf nacht arbeit'.split(' '),
  ...'voyag deplac mobilit viaj viag trasfer despla desloc ploeg werk'.split(' '),
];

/** Behind 'interested in': the job itself. */
export const jobOffered = wordSet(
  'this the a applying joining having hearing becoming pursuing working learning being position role job our building taking making',
);
