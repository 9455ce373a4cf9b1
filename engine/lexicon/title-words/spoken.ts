import { type SectionKind, sectionKinds } from '../../section-kinds.ts';
import { wordSet } from '../word-set.ts';

/**
 * What the writer says that he or she did, by the kind of section that tells of it: 'Kitchens I have cooked in', 'Wo ich
 * gearbeitet habe'. Folded. English, German, French, Spanish, Portuguese, Italian, Dutch.
 */
const verbs: Partial<Record<SectionKind, string>> = {
  experience: `worked cooked drove driven nursed served sailed flew flown crewed performed toured managed led held
    gearbeitet gefahren gekocht gedient travaille exerce servi trabajado trabaje servido trabalhei atuei lavorato
    gewerkt gevaren`,
  education: `studied learned learnt trained graduated gelernt studiert etudie appris estudiado estudie aprendido aprendi
    estudei studiato imparato gestudeerd geleerd`,
  skills: `know bring offer use run operate handle kann mitbringe beherrsche maitrise apporte aporto domino manejo faco
    porto meebreng beheers`,
  projects: `made built created designed gebaut entworfen construit cree construido creado construi criei costruito
    creato gebouwd gemaakt`,
  publications: `wrote written published geschrieben ecrit publie escrito publicado escrevi publiquei scritto pubblicato
    geschreven`,
  awards: `won gewonnen gagne ganado ganhei vinto`,
  languages: `speak spreche parle hablo falo parlo spreek`,
  interests: `love enjoy like liebe aime adoro amo`,
};

export const spokenVerbs: ReadonlyMap<string, SectionKind> = new Map(
  sectionKinds.flatMap((kind) => [...wordSet(verbs[kind] ?? '')].map((word): [string, SectionKind] => [word, kind])),
);

/** How such a title begins; in English also with a noun before the pronoun: 'Ships I have sailed on'. */
export const spokenOpeners: ReadonlySet<string> = wordSet(
  `where what who things places people wo was womit wofur ou ce quoi donde lo que quien onde o dove cosa che waar
  wat wie`,
);

/** Words between the beginning and the verb, and behind it. */
export const spokenWords: ReadonlySet<string> = wordSet(
  `i i've i'm have can also still once most in at on for with to by as of so far ich habe war auch bisher fur mit an im
  j'ai je j'y y suis que ce qui pour he en con para com por tenho ho per ik heb ook voor bij`,
);

/** Pronouns of the writer, before which an English title may have any one word. */
export const pronounsOfWriter: ReadonlySet<string> = wordSet(`i i've`);
/** Words that begin a sentence with the pronoun: 'How I work'. */
export const notBeforePronoun: ReadonlySet<string> = wordSet(`how why when if and but so because while since`);
