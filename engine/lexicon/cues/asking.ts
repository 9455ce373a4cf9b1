import { wordSet } from '../word-set.ts';

// Words around what a posting asks for, in lower case. Origin of all lists: written by us, from postings.

/** With one of the prepositions below they ask for what follows: 'experience with', 'knowledge of', 'trained in'. */
export const askingNouns = wordSet(
  `experience experienced knowledge understanding familiarity familiar proficiency proficient exposure expertise background
   skills skill skilled training trained certification certified certificate grasp command use working fluency fluent competent
   competency competence comfort comfortable versed hands qualified qualification qualifications specialist specialising
   specializing specialization specialisation appreciation awareness aware mastery confident confidence adept grounding
   membership member licensed licensure registered registration credential credentials proven degree diploma knowledgeable
   acquaintance conversant strength strengths talent flair time years year yrs exp`,
);
export const askingPrepositions = wordSet('of in with within across using on to');
/** With 'for' they ask for what follows: 'a knack for soldering'. */
export const aptitudeNouns = wordSet('knack flair talent aptitude feel eye ear');

/** Somebody who is one of these would like to learn what follows: 'willing to learn'. */
export const eagerWords = wordSet('willing willingness keen eager desire');

/** With a number they are a qualification: 'Level 3 in beauty therapy'. */
export const levelWords = wordSet('level grade class category');

/** 'Able to lift boxes', 'who can attend interviews': circumstances and conditions of the work, whatever their object is. */
export const circumstanceVerbs = wordSet(
  `pass undergo lift carry push pull move stand sit walk climb bend kneel crouch reach stoop hear see wear obtain get gain
   receive provide show submit present prove give bring enjoy expect choose earn claim benefit take accept commute
   travel relocate attend start begin join stay live spend arrive reside return complete meet keep hold maintain
   tolerate withstand endure handle cope juggle adapt adjust respond react have find look feel share change
   prioritise prioritize follow remain focus contribute learn inspire motivate influence engage`,
);

/** Verbs whose object is only stood, followed or talked about, never a skill: 'able to meet tight schedules'. */
export const bearingVerbs = wordSet(
  `meet exceed remain stay cope tolerate withstand endure adapt adjust react respond thrive commute travel relocate
   communicate convey explain articulate challenge follow seek undertake`,
);

/** What an employer lends: 'drive a company van'. */
export const lentThings = wordSet('van vans vehicle vehicles car cars truck trucks phone laptop card');

/** How somebody is, and what surrounds the work: a phrase that ends in one is no skill, whatever asks for it. */
export const mannerNouns = wordSet(
  `approach approaches nature sense acuity dexterity stuff thing things appearance mindset mentality manner manners demeanor demeanour outlook ethic ethics presence temperament disposition
   supervision rapport ambiguity relationship relationships instruction instructions quo workplace area voice humor humour
   organization organizations organisation organisations meeting meetings environment environments temperature temperatures weather weathers willpower curiosity versatility aesthetic aesthetics competency competencies`,
);

/** Everyday nouns that name something only with others beside them: 'design patterns', 'milling machines'. */
export const looseNouns = wordSet(
  `pattern patterns library libraries machine machines resource resources utensils expense expenses deal deals arrangement
   arrangements guidance coursework involvement benefit benefits reality realities consideration considerations conference
   conferences promotion promotions ambition ambitions class classes version versions feeds transactions criteria theories collections
   participation stations engagements returns discounts speeds specialization specialisation`,
);

/** Fields of work that are everyday nouns elsewhere: 'experience in sales'. */
export const fieldNouns = wordSet(
  `sales marketing finance engineering banking hospitality manufacturing construction logistics retail design documentation testing
   monitoring scripting
   restaurant hotel warehouse kitchen hospital clinic laboratory factory salon bakery pub casino farm
   administrative clerical military`,
);

/** Names of a qualification by themselves, and with more that have another meaning besides: 'ticket', 'card'. */
const licenses = 'license licence licensure certification certificate credential registration';
export const licenseNouns = wordSet(licenses);
export const permitNouns = wordSet(`${licenses} permit ticket card diploma`);

/** What an item about behavior has as its object: 'Takes ownership', 'Valuing contributions'. */
export const valueNouns = wordSet(
  `others people team teams everyone everybody someone themselves oneself ownership pride responsibility accountability
   contributions trust respect integrity honesty inclusion diversity equality values value openness excellence learning
   behaviour behaviours behavior behaviors views perspectives differences implications risk risks initiative barriers
   improvement improvements innovation wellbeing well-being
   evidence information sharing conclusions assumptions`,
);

/** Behind these a verb in '-ing' says what one has done: 'experience curating herbaria'. */
export const experienceNouns = wordSet('experience experienced expertise skilled proficient');

/** Verbs whose object is what one has to know. */
export const knowingVerbs = wordSet('know knows understand understands master masters hold holds possess');

/** Participles without '-ed' of what people do at work: 'has drawn', 'who have taught'. */
export const irregularParticiples = wordSet(
  `built run led taught written drawn made sold bought grown cut kept driven flown laid set sewn spun woven dealt fed bred shot thrown seen
   spoken won brought held taken given`,
);

/** Activities that open names of things, although they are also verbs: 'operating systems', 'driving examinations'. */
export const activityNouns = wordSet(
  `marketing driving building testing training teaching processing modeling modelling programming auditing planning
   sourcing recruiting shipping staffing reporting filing recording tracking cleaning coaching mentoring editing drafting drawing
   reading writing learning screening coding costing pricing operating monitoring packing printing`,
);

/** Behind a phrase they say that it is asked for: 'kitchen fitting experience', 'flatbed certification'. */
export const askedNouns = wordSet(
  `experience skills skill knowledge expertise proficiency training certification certifications certificate certificates
   certified qualification qualifications license licence licenses licences licensure ticket tickets credential credentials
   registration membership designation trained background literacy know-how exam exp`,
);

/** The same for a phrase with its last words: 'GWO advantageous', 'Wella preferred'. */
export const askedAdjectives = wordSet(
  `required preferred essential desirable advantageous mandatory desired necessary needed beneficial helpful optional
   appreciated welcome useful handy`,
);

/** Words that begin examples of what was named before them. */
export const exampleWords = wordSet('including include includes like eg e.g via incl namely');

/** These introduce a place, a time, a purpose or a person: what follows them qualifies the work and is not asked for. */
export const circumstances = wordSet(
  'to at for during within on by from under through across above below into between throughout per towards against after before around',
  'who that which where when as if while because so until unless than about',
);

/** With one of these the phrase belongs to somebody: 'our water budget', 'your manager'. */
export const possessives = wordSet('our your their its his her this these those my whose');

/** Nouns of time, quantity and pay; a phrase that ends in one is no requirement. */
export const measures = wordSet(
  `second seconds minute minutes hour hours day days week weeks weekend weekends month months year years yrs miles mile km kg lbs lb
   pounds percent dollars euros am pm shift shifts evening evenings morning mornings night nights hr hrs times pages employees locations sites rooms beds countries states
   season seasons cities stores offices members notice`,
);

/** Nouns that name the work as a whole, a place of work or the posting: never a keyword by themselves. */
export const wholeNouns = wordSet(
  `way ways day-to-day range variety number lot lots part parts kind sort majority set series pair world life
   need needs chance opportunity opportunities place places home office floor site studio shop bench facility facilities
   question questions answer answers idea ideas result results outcome outcomes goal goals growth success impact change changes
   challenge challenges detail details deadline deadlines standard standards best highest level record records history order
   discipline disciplines subject subjects topic topics matter matters issue issues problem problems task tasks assignment
   assignments duty duties responsibility responsibilities need activity activities event events visit visits call calls
   request requests meeting meetings decision decisions effort efforts support help care use plan plans step steps case cases
   example examples option options feature features function functions purpose purposes reason term terms condition conditions
   status situation situations circumstances situation environment atmosphere culture career careers path future
   background backgrounds body reference references equivalent combination thereof applicant applicants
   candidate candidates hire hires colleague colleagues attitude personality mind mindset spirit passion enthusiasm energy
   preference priority consideration ability capacity capability capabilities skillset mentality drive willingness availability attendance lift age vision
   habits demands expectations expectation incumbent incumbents designation
   asset plus must point points marks extra focus emphasis addition line accordance basis regard respect favor favour lieu spite charge`,
);

/** The last word of the name of an employer or a public body: 'Northgate Hospitals', 'Fell Trust'. */
export const employerNouns = wordSet(
  `trust hospital hospitals foundation ministry school college group inc ltd limited llc plc gmbh corporation company department
   council university agency society association institute project museum board commission bureau authority`,
);

/** Words by which an employer praises the job: 'this exciting role'. */
export const praiseWords = wordSet(
  'exciting fun fantastic amazing vibrant thriving rewarding inspiring wonderful awesome stunning leading love',
);

/** Officers of a company: a job is below one of them, or presents to them. */
export const companyOfficers = wordSet('CEO CFO COO CIO CMO CPO CTO CISO CHRO SVP EVP');

/** People whom some jobs serve: 'experience with vulnerable adults'. Elsewhere they are around the work. */
export const servedPeople = wordSet('individuals people adults youths pupils students learners parents');

/** People who are no trade of their own: a phrase that ends in them is no skill, unless it asks for whom one has served. */
export const peopleAround: ReadonlySet<string> = new Set([
  ...servedPeople,
  ...wordSet(
    `individual programmers voters makers leaders bosses holder holders jobholder postholder visitors peers superiors
     subordinates employees perfectionist perfectionists juggler tasker taskers thinker thinkers starter starters doer solver
     learner player players enthusiast enthusiasts citizen citizens`,
  ),
]);

/** Companies whose name is no product of theirs: 'Google' says nothing where 'Google applications' does. */
export const makers = wordSet('google microsoft ms adobe apple amazon oracle ibm autodesk cisco atlassian siemens');
/** What a maker has many of. */
export const productNouns = wordSet(
  'application applications app apps product products tool tools suite software technologies platforms programs services',
);

/** Verbs of behavior that are no nouns: 'challenge assumptions', 'follow oral instructions'. */
export const conductVerbs = wordSet(
  'meet exceed withstand tolerate adapt adjust react respond communicate convey explain articulate challenge follow seek undertake',
);
