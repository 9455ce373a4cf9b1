import type { SectionKind } from '../../section-kinds.ts';
import { listed } from './listed.ts';

/**
 * Titles in the tone of speech, whose words say what is meant only together: 'In my own words', 'Hors travail'. Folded,
 * with 'and' for '&'. English, German, French, Spanish, Portuguese, Italian, Dutch.
 */
export const wholeTitles: Partial<Record<SectionKind, readonly string[]>> = {
  summary: listed(`
    in my own words | in my words | in short | in brief | briefly | a few words | a few words about me | hello there
    | introducing myself | a little about me | a bit about me | kurz gesagt | in kurze | kurz und knapp | auf einen blick
    | in wenigen worten | das bin ich | wer ich bin | en bref | en deux mots | en quelques mots | en resume
    | en deux lignes | qui je suis | en breve | en pocas palabras | en dos palabras | quien soy | un poco sobre mi
    | em resumo | em poucas palavras | em duas palavras | quem sou eu | um pouco sobre mim | in breve | in poche parole
    | in due parole | due parole su di me | qualcosa di me | in het kort | in een notendop | kort gezegd
    | even voorstellen | dit ben ik | my story | my story so far | meine geschichte | mon histoire | mi historia
    | minha historia | la mia storia | mijn verhaal
    | zu meiner person | kurz zu mir | kurz zu meiner person | ueber meine person | uber meine person | mon projet
    | mi proyecto | why i am writing | why i'm writing`),
  experience: listed(`
    paid work | day jobs | before that | mein weg | mein berufsweg | meine stationen | la ou j'ai travaille | mon chemin
    | mi camino | meu percurso | il mio percorso | mijn weg | current position | current role | current job
    | current post | current appointment | current occupation | present position | present role | present post
    | present appointment | present occupation | most recent position | most recent role | latest position | latest role
    | aktuelle position | aktuelle tatigkeit | aktuelle stelle | derzeitige tatigkeit | derzeitige position
    | derzeitige stelle | jetzige tatigkeit | gegenwartige tatigkeit | poste actuel | emploi actuel | fonction actuelle
    | activite actuelle | activite professionnelle | activites professionnelles | puesto actual | trabajo actual
    | empleo actual | ocupacion actual | actividad profesional | actividad laboral | cargo atual | emprego atual
    | funcao atual | ocupacao atual | atividade profissional | atividades profissionais | posizione attuale
    | impiego attuale | occupazione attuale | lavoro attuale | attivita lavorativa | attivita professionale
    | huidige functie | huidige baan | huidige positie
    | what i do now | what i am doing now | what i'm doing now | what i do today | what i do at present
    | what i did before | what i did before that | what i used to do | what i have done | what i have done so far
    | what i have been doing | was ich jetzt mache | was ich heute mache | was ich derzeit mache | was ich vorher gemacht habe
    | was ich davor gemacht habe | was ich bisher gemacht habe | ce que je fais aujourd'hui | ce que je fais maintenant
    | ce que je fais actuellement | ce que je faisais avant | ce que j'ai fait | ce que j'ai fait avant | lo que hago ahora
    | lo que hago hoy | lo que hacia antes | lo que hice antes | lo que he hecho | o que faco hoje | o que faco agora
    | o que fiz antes | o que fiz ate agora | o que ja fiz | cosa faccio oggi | cosa faccio ora | cosa facevo prima
    | cosa ho fatto | cosa ho fatto finora | wat ik nu doe | wat ik eerder deed | wat ik hiervoor deed | wat ik daarvoor deed
    | wat ik heb gedaan`),
  education: listed(`
    school days | studying | still studying | currently studying | mes annees d'etudes | anos de estudio
    | anni di studio | meine schulzeit | mijn schooltijd | gelernt | das habe ich gelernt | was ich gelernt habe
    | appris | aprendido | imparato | geleerd`),
  skills: listed(`
    things i do well | what i do well | things i am good at | things i'm good at | what i am good at | what i know
    | what i can do | what i bring | what i offer | qualifications by area | qualifications by skill
    | qualifications by function | skills by area | areas i know | my strong suits | das kann ich | was ich kann
    | was ich mitbringe | meine starken | ce que je sais faire | mes points forts | mes atouts | ce que j'apporte
    | lo que se hacer | mis puntos fuertes | lo que aporto | o que sei fazer | meus pontos fortes | cosa so fare
    | i miei punti di forza | wat ik kan | wat ik meebreng | mijn sterke punten`),
  certifications: listed(`
    papers that prove it | papers i hold | papers i earned | papers i collected | tickets i hold | cards i carry
    | licensed for | licensed to | qualified for
    | what i am qualified for | signed off for | was ich darf | meine scheine | mes habilitations | mis carnes
    | meus certificados | i miei attestati | mijn papieren | mijn diploma's`),
  volunteering: listed(`
    giving time | time given | time i give | unpaid work | was ich ehrenamtlich mache | mon temps donne | lo que doy
    | il tempo che dono | wat ik vrijwillig doe`),
  languages: listed(`
    i also speak | i speak | i can speak | ich spreche | je parle | hablo | falo | parlo | ik spreek`),
  interests: listed(`
    weekends | at weekends | on weekends | away from work | away from the desk | off hours | off duty | off the clock | outside work | outside of work
    | when i am not working | when i'm not working | in my free time | after work | neben der arbeit | nach feierabend
    | ausserhalb der arbeit | was ich sonst mache | hors travail | en dehors du travail | a cote du travail | cote loisirs
    | apres le travail | fuera del trabajo | en mi tiempo libre | fora do trabalho | nos tempos livres | no tempo livre
    | fuori dal lavoro | nel tempo libero | naast het werk | naast mijn werk | na het werk | in mijn vrije tijd
    | privat | ganz privat | et en dehors | en dehors | und sonst | und sonst noch | en verder | y ademas`),
  contact: listed(`
    reach me | how to reach me | where to reach me | so erreichen sie mich | me joindre | me contacter | ou me joindre
    | como contactarme | donde encontrarme | como me contactar | onde me encontrar | come contattarmi | dove trovarmi
    | zo bereikt u mij | waar u mij vindt`),
  references: listed(`
    people who will vouch for me | people who can vouch for me | who will vouch for me | who can vouch for me
    | ask them about me | wer mich kennt | ils peuvent parler de moi | quienes me conocen | quem me conhece
    | chi mi conosce | wie mij kent
    | people who will speak for me | people who can speak for me | people who speak for me | who will speak for me
    | who can speak for me | they will speak for me | who speaks for me`),
  other: listed(`
    bits and bobs | odds and ends | work in progress | works in progress | the small print | small print | hinweise | besonderes | a noter | a savoir | bon a savoir | otros datos de interes
    | mais informacoes | altre informazioni utili | goed om te weten`),
};
