/** Origin of all lists here: written by us. */
const list = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== '');

/** Next to one of these, a word such as 'Go' or 'Excel' means the tool. */
export const contextWords = list(`
  programming language languages coding code scripting developer development software framework library libraries microsoft ms office
  proficient proficiency fluent fluency skills knowledge skilled expertise certified certification spreadsheet spreadsheets pivot vlookup macros
  powerpoint outlook word excel access database databases methodology methodologies principles manufacturing sigma kaizen boot server backend frontend
  using familiarity familiar tools tool technologies technology stack compiler golang statistics statistical studio package packages app apps
  application applications services microservices automation platform
`);

/** Next to one of these, a single letter is a programming language: 'C', 'R'. */
export const codingWords = list(`
  programming language languages code coding scripting developer development statistical statistics studio package packages compiler embedded proficient
  proficiency skills knowledge experience
`);

/** Next to one of these, an everyday word such as 'displays' or 'shipping' means the trade. */
export const askingWords = list(`
  skills experience experienced knowledge proficient proficiency expertise understanding familiar familiarity background certified trained methodology
`);

/** Words that are never part of a term: a phrase that contains one is a sentence, not a name. */
export const functionWords = list(`
  a an the and or but nor of in on at by for from to into onto with within without under over above below about across after before during between among
  through throughout per via as than then that this these those it its itself they them their theirs he she his her you your yours we our ours us i my
  me who whom whose which what when where why how if while because so such both either neither each every any all some no not only also just very too
  more most less least much many few several other another same own new is are was were be been being am has have had having do does did doing done will
  would shall should can could may might must need needs needed ensure ensures ensuring provide provides providing including include includes etc e.g i.e eg ie up
  out off down there here again once one two three four five six seven eight nine ten first second
  against along alongside together around towards upon whether within become becoming get getting make making take taking use used using give given show work working works
  want wants like similar related relevant equivalent least plus minus ideally preferably desirable preferred required essential able willing
  position positions duration aligns align
  t s ll re ve d m don doesn didn isn aren wasn weren wouldn couldn shouldn won can't
  join joining help helping keep keeping bring
  following depending regarding concerning pertaining beyond available even
  whenever wherever whatever always never often usually sometimes
  therefore however furthermore moreover additionally otherwise thus hence nevertheless
`);

/** Words for degree or quality, stripped from the start of a phrase. */
export const qualifiers = list(`
  busy absolute ideal progressive strong solid good excellent great deep thorough extensive broad proven demonstrated demonstrable sound basic advanced intermediate working hands-on hands practical
  professional prior previous relevant significant substantial considerable minimum minimal general detailed in-depth depth outstanding exceptional superior
  high highly level clear effective comfortable comfort fluent fluency some any additional recent direct full complete current valid active unrestricted
  expert expertise proficient proficiency experience experienced knowledge understanding familiarity familiar exposure ability skilled skills competence
  competency confidence confident command grasp appreciation awareness background track record interest passion passionate desire commitment
  min max approx recognized recognised accredited reputable best well proper other various multiple different own major key main core critical important complex common modern latest new daily weekly
  years year yrs yr months month minimum preferably ideally hold possess successful successfully similar related such clean large small medium strongly
  at least one two of in with and or the a an very own must be on-the-job first-hand firsthand initial overall specific particular potential continual diverse certain various
  individual whole entire mid exp concise employed verifiable caring bilingual
`);

/** Generic nouns, stripped from the end of a phrase. */
export const genericNouns = list(`
  experience skills skill knowledge understanding ability abilities expertise background tool tools software systems system technology technologies technique
  techniques environment environments setting settings platform platforms framework frameworks package packages application applications solution
  solutions product products service services work field area areas industry industries sector sectors role roles position positions
  job jobs process processes practice practices principle principles concept concepts procedure procedures standard standards method methods
  methodology methodologies strategy strategies training qualification qualifications certification certifications certificate certificates license licence
  licenses credential credentials degree degrees course courses program programs programme programmes project projects team teams equipment
  requirements requirement needs activities activity duties tasks task etc preferred required desirable essential desired plus advantage bonus helpful
  like similar equivalent related relevant basis level levels years year time type types kind form forms way ways ones others company companies
  organisation organization business client clients customer customers people person candidate candidates applicant applicants
`);

/** Lower-case single words that a job description can use without meaning a skill. */
export const commonNouns = list(`
  mentality approach mindset manner personality appearance communication attitude commitment opportunity growth success quality detail details deadlines deadline priorities goals objectives targets results
  performance value values culture mission vision impact information data report reports documents document records record issues issue problems problem
  questions question support management operations operation development design planning analysis research training education writing reading
  policies policy regulations regulation guidelines compliance safety security budget budgets cost costs sales marketing finance accounting engineering
  science math mathematics english office store school hospital home site place location country world state city staff colleagues manager managers
  supervisor director lead leader leaders member members partner partners vendor vendors supplier suppliers stakeholder stakeholders user users
  students student patients patient parents families family children child employee employees employer public community department departments
  week weeks day days hour hours night nights shift shifts evening evenings weekend weekends holiday holidays overtime month months morning
  bachelor bachelors master masters phd doctorate diploma degree degrees graduate graduates expectation expectations
  travel salary pay money insurance health dental vision
  internet computer computers phone telephone email web website internal external good goods hand hands eye initiative pressure energy enthusiasm
  flexibility independence accuracy integrity confidence passion interest effort effect area areas market markets trend trends
  multiple minimum maximum necessary various different daily basic advanced senior junior similar related relevant equivalent
  focus sector sectors update updates party parties contact section sections language languages morning mornings afternoon afternoons
`);

/** Names of places and of days: capitalized, but not terms. */
export const placesAndDays = list(`
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine
  maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon
  pennsylvania rhode tennessee texas utah vermont virginia washington wisconsin wyoming usa us uk united kingdom states america canada england scotland wales
  ireland britain london europe european eu australia zealand india china japan singapore asia africa france germany spain italy austria switzerland netherlands
  belgium sweden norway denmark finland poland brazil emea apac north south east west northern southern eastern western
  northeast northwest southeast southwest midwest midlands
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  american british national federal christmas
`);

/** Languages that people speak. */
export const spokenLanguages = list(`
  English Spanish French German Italian Portuguese Dutch Polish Russian Ukrainian Czech Slovak Hungarian Romanian Bulgarian Greek Turkish Arabic Hebrew Persian
  Farsi Hindi Urdu Bengali Punjabi Tamil Telugu Marathi Gujarati Kannada Malayalam Mandarin Cantonese Chinese Japanese Korean Vietnamese Thai Tagalog Indonesian
  Malay Swahili Somali Swedish Norwegian Danish Finnish Icelandic Estonian Latvian Lithuanian Croatian Serbian Slovenian Albanian Catalan Welsh Irish Afrikaans Flemish Nepali Khmer Burmese Armenian Georgian Macedonian Bosnian Basque Galician
`);

/** Verbs of duties. No phrase starts with one. */
export const dutyVerbs = list(`
  draw recover roll scrub act adapt anticipate comply achieve exceed address adjust administer advise advocate analyse analyze answer apply approve arrange assemble assess assign assist attend audit author automate balance
  book brief build calculate calibrate care carry chair champion change check clean close coach collaborate collect communicate compile complete conduct configure
  connect consult contact contribute control convert coordinate counsel craft create cultivate cut decide define delegate deliver demonstrate deploy design detect
  determine develop devise diagnose direct discuss dispatch display distribute document draft drive edit educate enable encourage enforce engage enhance enter
  establish estimate evaluate examine execute expand explain facilitate file find fix follow forecast form formulate foster fulfill gather generate greet grow
  guide handle help hire host identify implement improve increase influence inform initiate innovate inspect inspire install instruct integrate interact interpret
  interview introduce investigate issue keep launch lead learn leverage liaise listen load log maintain manage market meet mentor minimise minimize model monitor
  motivate move negotiate observe obtain offer open operate optimise optimize order organise organize outline oversee own participate partner perform pick pitch
  place plan play prepare present prevent prioritise prioritize process procure produce program promote propose protect publish pull pursue raise reach read
  recommend reconcile record recruit redesign reduce refer refine release repair replace report represent request research resolve respond restock review run
  scale schedule screen secure select sell send serve set shape share ship sign solve source speak sponsor staff standardise standardize start steer streamline
  strengthen structure study submit supervise supply support survey sustain teach test track train translate transport treat triage troubleshoot tune turn
  uncover understand undertake update upgrade upload use utilise utilize validate verify visit watch weigh welcome work write
`);

/** Evaluative adjectives: what they modify is too vague to be a requirement. */
export const vagueAdjectives = list(`
  accurate actionable appropriate best complex consistent creative critical current daily different effective efficient excellent exceptional fast friendly full
  good great high high-quality important inclusive innovative key long-term meaningful minor multiple necessary new ongoing optimal outstanding overall positive
  practical preventive preventative occupational routine productive professional proper quality regular relevant respectful safe seamless short-term significant special strategic
  strong successful supportive timely various warm welcoming world-class
`);

/** People and organizations: a skill never names the people one works with. */
export const peopleNouns = list(`
  accountant accountants advisor advisors agency agencies agent agents analyst analysts architect architects assistant assistants associate associates authorities
  authority board carer carers chef chefs clinician clinicians coach coaches consultant consultants contractor contractors council coordinator coordinators
  counsel court courts department departments designer designers developer developers director directors doctor doctors engineer engineers executive executives expert
  experts firm firms freelancer freelancers governor governors guest guests guardian guardians inspector inspectors instructor instructors intern interns investor
  investors lawyer lawyers lead leads learner learners manager managers marketer marketers nurse nurses office officer officers operator operators organisations
  organizations owner owners peers physician physicians planner planners principal principals producer producers professional professionals recruiter recruiters
  regulator regulators resident residents retailer retailers scientist scientists seller sellers shareholder shareholders specialist specialists sponsor sponsors
  staff stakeholder stakeholders customers clients colleague colleagues coworker coworkers subcontractor subcontractors supervisor supervisors teacher teachers team teams technician technicians tenant tenants therapist therapists trainee trainees
  union unions volunteer volunteers worker workers
`);
