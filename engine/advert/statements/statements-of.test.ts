import { describe, expect, test } from 'vitest';
import { statementsOf } from './statements-of.ts';

const partOf = (advert: string, words: string) => statementsOf(advert).find(({ text }) => text.includes(words))?.part;
const under = (heading: string) => partOf(`Gardener\nGreenmoor\n\n${heading}\n- Pruning of roses\n`, 'Pruning');

describe('headings', () => {
  test.each([
    'Requirements',
    'What you bring',
    "What you'll need:",
    'Minimum qualifications',
    'Your profile',
    'Essential',
    'About you',
    'MUST HAVES',
    'Need to have',
    'What will make you successful',
    'You should apply if you have',
    'What your background should look like',
    'To be considered you need:',
    "You've got:",
  ])('%s: must', (heading) => expect(under(heading)).toBe('must'));
  test.each([
    'Nice to have',
    'Preferred qualifications',
    'Bonus points',
    'Desirable',
    'Helpful but not required:',
    'Extra credit',
    'Qualifications (preferred)',
    'It would be awesome if you also had',
    "You'd really stand out if",
    'Extra love for:',
  ])('%s: nice', (heading) => expect(under(heading)).toBe('nice'));
  test.each([
    "What you'll do",
    'Responsibilities',
    'Your tasks',
    'The role',
    'Key duties',
    'As a gardener you will',
    'Day to day',
    'Your mission',
    'What a normal week looks like',
    "How you'll make an impact",
  ])('%s: duty', (heading) => expect(under(heading)).toBe('duty'));
  test.each([
    'What we offer',
    'Benefits and perks',
    'Compensation',
    'How to apply',
    'Why Greenmoor',
    'Physical requirements',
    'Working at Greenmoor',
    "What's on offer",
    "You'll get:",
    'Conditions of Employment',
    'Employee Referral Bonus',
    'Sign-on bonus',
    'Career development',
    'Portfolio requirements:',
  ])('%s: boilerplate', (heading) => expect(under(heading)).toBe('boilerplate'));
});

const firstBelow = (item: string) =>
  `Driver\nGreenmoor\n\nJob Requirements:\n\n\n${item}\nClean driving record\nPatience`;
test('right below the requirements heading a sentence about a license is the first item', () => {
  expect(partOf(firstBelow("A valid driver's license"), 'valid')).toBe('must');
  expect(partOf(firstBelow('Active bus or coach license per state requirement'), 'coach')).toBe('must');
  expect(partOf(firstBelow('Skills and experience'), 'Skills')).toBeUndefined();
  expect(partOf(firstBelow('What you need to have:'), 'need')).toBeUndefined();
});

test.each([
  [
    'Northfell is the second largest masts provider in the islands with more than 15 years of experience in rope.',
    'about',
  ],
  ['Northfell Rigging is a company with 15 years of experience in rope.', 'about'],
  ['With their headquarters in Greenmoor they also have a strong presence in rope.', 'about'],
  ['We support you with discounts on rope, tuition in knots and much more.', 'about'],
  ['We invest in our people with training, rope and knots.', 'about'],
  ['Northfell ist ein führendes Unternehmen mit langjähriger Erfahrung mit rope.', 'about'],
  ['Northfell est une société de rope avec une expérience de 15 ans.', 'about'],
  ['Northfell est une entreprise familiale avec une longue expérience de rope.', 'about'],
  ['Northfell es una empresa líder con experiencia en rope.', 'about'],
  ['Our vision is to provide experience with rope for all.', 'about'],
  ['Our ‘Sails First’ strategy is at the heart of all experience with rope.', 'about'],
  ['Northfell Rigging School offers a range of experience with rope.', 'about'],
  ['The Trust provides experience with rope to all.', 'about'],
  ['Sie arbeiten in einem Unternehmen mit über 100 Jahren Erfahrung mit rope.', 'about'],
  ['You join a company with more than 15 years of experience with rope.', 'about'],
  // what the applicant needs
  ['The School requires experience with rope.', 'must'],
  ['You have worked for a company with experience of rope.', 'must'],
  ['Somos una empresa con 20 años de experiencia y buscamos marineros con rope.', 'must'],
  ['Als Unternehmen mit 20 Jahren Erfahrung suchen wir Matrosen mit rope.', 'must'],
  ['You have worked for a company with 5 years of experience with rope.', 'must'],
  ['Prior work in a rigging company with 3+ years of rope experience.', 'must'],
  ['Our ideal rigger is experienced with rope.', 'must'],
  ['The rigger is a member of the group and has experience with rope.', 'must'],
  ['We require experience with rope.', 'must'],
  ['Northfell is a company looking for riggers with experience of rope.', 'must'],
  ['You will have been with a company that has experience of rope.', 'must'],
  ['Splicing rope is a must, company experience a plus.', 'must'],
  ['Splicing is a plus as our company has rope.', 'must'],
  ['Splicing is a company standard and rope is required.', 'must'],
  ['Deutsch ist ein Muss, da unser Unternehmen mit rope arbeitet.', 'must'],
  ['We support you, and experience with rope is a must.', 'must'],
  ['We provide sails to schools and you need experience with rope.', 'must'],
])('who speaks of itself below the requirements: %s', (sentence, part) => {
  expect(partOf(`Rigger\nGreenmoor\n\nRequirements\nKnots of all kinds.\n${sentence}`, 'rope')).toBe(part);
});

test('a question in a paragraph opens its part', () => {
  const posting =
    'Rigger\nGreenmoor\n\nWhat do you need?- Two years with rope.- Knowledge of: masts, knots. - Patience with guests.- What we offer?- Tea at four.';
  expect(partOf(posting, 'masts')).toBe('must');
  expect(partOf(posting, 'Tea')).toBe('boilerplate');
});

test('lines between blank lines below the requirements are items where they name something', () => {
  const items = [
    'Full Clean Driving Licence',
    'Cleaning experience',
    'Knowledge of Kafka',
    'Excellent knotting skills',
  ];
  const posting = `Rigger\nGreenmoor\n\nThe skills required are:\n\n${items.join('\n\n')}\n\nKey skills\n\nMasts`;
  const found = statementsOf(posting).filter(({ part }) => part === 'must');
  expect(found.map(({ text }) => text)).toEqual([...items, 'Masts']);
});

const whoOrWhat = (heading: string) => `Rigger\nGreenmoor\n\nRequirements\n\nMasts\n\n${heading}\n\nRope of all kinds`;
test('who the employer is and what it gives ends the requirements', () => {
  expect(partOf(whoOrWhat('Who are Northfell Rigging?'), 'Rope')).toBe('about');
  expect(partOf(whoOrWhat('In return for your work we can offer you some fantastic benefits:'), 'Rope')).toBe(
    'boilerplate',
  );
  expect(partOf(whoOrWhat('Who are you?'), 'Rope')).toBe('must');
  expect(partOf(whoOrWhat('Who are we looking for?'), 'Rope')).toBe('must');
});

test('a demand in another language among benefits is a requirement', () => {
  const posting =
    'Jardinero\nGreenmoor\n\nOfrecemos\n- Contrato fijo\n- Imprescindible carnet de rosales\n- Vacaciones';
  expect(partOf(posting, 'rosales')).toBe('must');
  expect(partOf(posting, 'Vacaciones')).toBe('boilerplate');
});

test('a heading may be on the line of its text', () => {
  const advert = 'Gardener\n\nRequirements: five years with roses.\n\nBenefits: free compost and a pension scheme.';
  expect(partOf(advert, 'roses')).toBe('must');
  expect(partOf(advert, 'compost')).toBe('boilerplate');
});

test('a posting that lost its line breaks is split at its headings', () => {
  const advert =
    'Gardener wanted for a large estate in the hills. Essential skills: Experience of topiary  Knowledge of soil Desirable: Some beekeeping. ' +
    'We are an equal opportunity employer and welcome everyone who loves hedges, hedgehogs and long winter walks across the fields.';
  expect(partOf(advert, 'topiary')).toBe('must');
  expect(partOf(advert, 'beekeeping')).toBe('nice');
  expect(partOf(advert, 'hedgehogs')).toBe('boilerplate');
});

test('items that run into each other are split where words open one', () => {
  const posting =
    'Rigger\nGreenmoor\n\nRequirements\nPrior sailing experience preferred Ability to splice wire rope Knowledge of knots';
  expect(statementsOf(posting).map(({ text, part }) => [part, text])).toEqual([
    ['about', 'Rigger'],
    ['about', 'Greenmoor'],
    ['must', 'Prior sailing experience preferred'],
    ['must', 'Ability to splice wire rope'],
    ['must', 'Knowledge of knots'],
  ]);
  const name = 'Two years at the Experience in Motion tour';
  expect(statementsOf(`Rigger\n\nRequirements\n${name}`).at(-1)?.text).toBe(name);
});

const belowBenefits = (sentence: string) => `Rigger\nGreenmoor\n\nBenefits\nTea at four.\n${sentence}`;
test('among benefits a firm demand on applicants is a requirement', () => {
  expect(partOf(belowBenefits('Riggers must be board certified.'), 'Riggers')).toBe('must');
  expect(partOf(belowBenefits('You must have been here for a year.'), 'been here')).toBe('boilerplate');
});

const aboveRequirements = (sentence: string) => `Rigger\nGreenmoor\n\n${sentence}\n\nRequirements\n- Knots`;
test('whom the employer is looking for is a requirement beside a list of them', () => {
  expect(partOf(aboveRequirements('We’re looking for a seasoned, hands-on rigger who knows masts.'), 'masts')).toBe(
    'must',
  );
  expect(partOf(aboveRequirements('We’re looking for a rigger who knows masts.'), 'masts')).toBe('must');
  expect(partOf(aboveRequirements('We’re proud of the masts on the quay.'), 'masts')).toBe('about');
});

test('a heading behind an ellipsis opens its part', () => {
  const posting = 'Rigger\nGreenmoor\n\nA word about us: read on…Responsibilities:\nRope of all kinds\nNets and sails';
  expect(partOf(posting, 'Nets')).toBe('duty');
});

test('a star behind a sentence is a lost list mark', () => {
  const posting = 'Rigger\n\nRequirements\nA diving license is required.* Sailing is highly valued';
  expect(statementsOf(posting).at(-1)?.text).toBe('Sailing is highly valued');
});

test('the end of an item is no heading where items end in semicolons', () => {
  const posting = 'Rigger\n\nRequirements\nKnots of all kinds;\nClear about the area of responsibility;\nSailing;';
  expect(partOf(posting, 'Sailing')).toBe('must');
});

test('a heading on the line of its list is kept where it names a term', () => {
  const posting = 'Clerk\nGreenmoor\n\nRequirements\nSkills: Word, Excel';
  expect(statementsOf(posting).at(-1)?.text).toBe('Word, Excel');
  expect(statementsOf(posting.replace('Skills', 'Proficiency in Microsoft Office')).at(-1)?.text).toBe(
    'Proficiency in Microsoft Office: Word, Excel',
  );
});

test('money in a duty is a budget, money elsewhere is pay', () => {
  const advert = 'Gardener\n\nDuties\n- Manage a budget of $40,000\n\nGreenmoor pays $25 an hour.';
  expect(partOf(advert, 'budget')).toBe('duty');
  expect(partOf(advert, 'an hour')).toBe('boilerplate');
});

const underUnknown = (items: readonly string[]) =>
  partOf(`Gardener\nGreenmoor\n\nHedgehog wisdom\n${items.map((item) => `- ${item}`).join('\n')}\n`, items[0] ?? '');

test('a list under an unknown heading is classified by its items', () => {
  expect(underUnknown(['Carpentry', 'Welding', 'Forklift license'])).toBe('must');
  expect(underUnknown(['Prune the roses', 'Building low walls', 'Plan the beds'])).toBe('duty');
  expect(underUnknown(['Dental insurance', '401(k) with match', 'Free compost'])).toBe('boilerplate');
});

test('when the requirements have a heading, another list is not part of them', () => {
  const advert = 'Writer\n\nRequirements\n- Copywriting\n\nSome of our friends\n- Welding schools\n- Carpentry shops\n';
  expect(partOf(advert, 'Copywriting')).toBe('must');
  expect(partOf(advert, 'Welding')).not.toBe('must');
});

const secondList = (heading: string) =>
  `Machinist\n\nRequirements\n- CNC milling\n- G-code\n\n${heading}\n- Mastercam\n- Titanium\n`;

test('a second list of requirements under an unknown heading is nice to have', () => {
  expect(partOf(secondList('What would tip the scales'), 'Mastercam')).toBe('nice');
  expect(partOf(secondList('We would be delighted if you know'), 'Titanium')).toBe('nice');
  expect(partOf(`${secondList('Also on our minds')}\nNice to have\n- Welding\n`, 'Mastercam')).not.toBe('nice');
});

test('a clause about lifting does not drop a whole list of requirements, one about pay at the start does', () => {
  const advert =
    'Gardener\nRequirements: two years with roses, topiary, hedge trimming, chainsaw ticket, able to lift 50 lbs.\n' +
    'Weekly pay of $600, free compost, topiary classes, boots.';
  expect(partOf(advert, 'hedge trimming')).toBe('must');
  const shift = 'Gardener\n\nRequirements\n- Topiary\n\nNight premium 12%, health/dental after a month, boots, gloves.';
  expect(partOf(shift, 'premium')).toBe('boilerplate');
  expect(partOf(advert, 'free compost')).toBe('boilerplate');
});

test('under a heading for the whole job a sentence may still state a requirement', () => {
  const advert =
    'Gardener\n\nAbout the job\nYou will look after nine beds. You must have experience in topiary and hedge laying. ' +
    'Knowledge of bees would be an advantage.';
  expect(statementsOf(advert).map(({ part }) => part)).toEqual(['about', 'duty', 'must', 'nice']);
});

test('a list that continues behind semicolons or numbers in brackets is split into its items', () => {
  const advert =
    'Gardener\n\nQualifications\nYou need one year of specialized experience in a garden of at least nine acres, which includes: ' +
    '(1) pruning old roses; (2) laying hedges in the Midland style; and (3) keeping bees.';
  expect(statementsOf(advert).slice(2)).toMatchObject(
    ['pruning old roses', 'laying hedges in the Midland style', 'keeping bees.'].map((text) => ({
      text,
      part: 'must',
      isItem: true,
    })),
  );
});

test('a list without bullets ends at a paragraph of sentences', () => {
  const advert =
    'Keeper\n\nExtra credit\nfield recording\nsound mixing\n\nUnion shop. Four weeks of leave and birthdays off.';
  expect(partOf(advert, 'sound mixing')).toBe('nice');
  expect(partOf(advert, 'Four weeks')).not.toBe('nice');
  const still = 'Keeper\n\nExtra credit\nfield recording\nsound mixing\n\nmastering for radio';
  expect(partOf(still, 'mastering')).toBe('nice');
});

test('dental work may be a requirement for a dentist', () => {
  expect(partOf('Hygienist\n\nRequirements\n- Dental and medical charting\n', 'charting')).toBe('must');
});

test('a sentence about activities is a duty without a heading, praise is not', () => {
  const text = 'Store Manager\n\nYou own the P&L and plan shifts in Kronos. You are at the heart of a growing family.';
  expect(statementsOf(text).map(({ part }) => part)).toEqual(['about', 'duty', 'about']);
});

test('below the requirements, the employer may speak of itself', () => {
  const advert = 'Gardener\n\nRequirements\n- Pruning\n- We need bees\nWe are a low-ego team.\nWe require hedges.';
  expect(statementsOf(advert).map(({ part }) => part)).toEqual(['about', 'must', 'must', 'about', 'must']);
});

const textsBelow = (line: string) =>
  statementsOf(`Gardener\n\nRequirements\n${line}`)
    .slice(1)
    .map(({ text }) => text);

test('a line of short pieces between semicolons is a list, one of clauses is not', () => {
  expect(textsBelow('Old roses; hedge laying; bees.')).toEqual(['Old roses', 'hedge laying', 'bees.']);
  const clauses =
    'You have pruned old roses in a garden of at least nine acres by yourself; you lay hedges; you keep bees.';
  expect(textsBelow(clauses)).toEqual([clauses]);
});

const asked = (heading: string) => statementsOf(`Gardener\n\n${heading}\n- site plans`).at(-1)?.isAsked;

test('a heading that asks like a sentence asks for what is listed below it', () => {
  expect(asked('KNOWLEDGE OF:')).toBe(true);
  expect(asked('Requirements')).toBeUndefined();
});

test('a sentence about applicants is a requirement even outside the list of requirements', () => {
  const advert =
    'Gardener\n\nSuccessful applicants should have experience in topiary. We seek people with a feel for bees. ' +
    'The garden has bees.\n\nRequirements\n- Pruning';
  expect(statementsOf(advert).map(({ part }) => part)).toEqual(['about', 'must', 'must', 'about', 'must']);
});

test('headings that we do not know ask for nothing themselves', () => {
  const advert =
    'Gardener\n\nRequirements\n- Pruning\n\n### Thinking and Weeding\n\nSEEING THE BIG PICTURE\n\nEssential\n- Bees';
  expect(statementsOf(advert).map(({ text }) => text)).toEqual(['Gardener', 'Pruning', 'Bees']);
});

test('a heading that is nothing but a known term is a requirement', () => {
  expect(
    statementsOf('Coder\n\n## Requirements\n### Python\n### SQL and Kafka\n### Growth').map(({ text, part }) => [
      text,
      part,
    ]),
  ).toEqual([
    ['Coder', 'about'],
    ['Python', 'must'],
    ['SQL and Kafka', 'must'],
  ]);
  expect(statementsOf('Coder\n\n## About us\n### Python').map(({ text }) => text)).toEqual(['Coder']);
});

test('in a posting in capitals, capitals make no heading', () => {
  const advert = 'WELDER\nTIG WELDING CERTIFICATE\nFORKLIFT LICENCE NEEDED\nMUST KNOW SAP AND EXCEL\nBENEFITS\nPENSION';
  expect(statementsOf(advert).map(({ text, part }) => [text, part])).toEqual([
    ['WELDER', 'about'],
    ['TIG WELDING CERTIFICATE', 'must'],
    ['FORKLIFT LICENCE NEEDED', 'must'],
    ['MUST KNOW SAP AND EXCEL', 'must'],
    ['PENSION', 'boilerplate'],
  ]);
});

test('a line in capitals that asks for something is kept above a heading', () => {
  const advert = 'Welder\n\nRequirements\n- Pruning\n\nWEEDING BY MICROSOFT EXCEL\nEssential\n- Bees';
  expect(statementsOf(advert).map(({ text }) => text)).toContain('WEEDING BY MICROSOFT EXCEL');
});

test('a heading that asks like a sentence asks for a line without a list mark, too', () => {
  expect(statementsOf('Gardener\n\nKNOWLEDGE OF:\nsite plans. Old roses.').map(({ isAsked }) => isAsked)).toEqual([
    undefined,
    true,
    true,
  ]);
});

test('what one item calls nice to have says nothing about the next', () => {
  const advert = 'Gardener\n\n- You must know roses\n- Bees are a plus\n- Hedges and lawns';
  expect(statementsOf(advert).map(({ text, part }) => [text, part])).toEqual([
    ['Gardener', 'about'],
    ['You must know roses', 'must'],
    ['Bees are a plus', 'nice'],
    ['Hedges and lawns', 'must'],
  ]);
});

test('items between those that say that they are nice to have are nice as well where nothing else is said', () => {
  const advert = 'Gardener\n\nWe are a small garden in the hills.\n- Pruning is a plus\n- Hedges\n- Lawns';
  expect(statementsOf(advert).map(({ part }) => part)).toEqual(['about', 'about', 'nice', 'nice', 'nice']);
});

test('an item of another language that begins with a verb is a duty', () => {
  const advert = [
    'Jardinier H/F',
    'Pour nos serres nous cherchons une personne avec de la patience',
    'Profil recherché',
    '- Connaissance des rosiers',
    '- Assurer la taille des haies',
    '- Maîtriser la greffe',
  ].join('\n');
  expect(statementsOf(advert).map(({ part }) => part)).toEqual(['about', 'about', 'must', 'duty', 'must']);
});

const requirement = (text: string) => statementsOf(`Rigger\n\nRequirements\n\n${text}`).at(-1);

test('a heading on the same line may ask for one of what is listed', () => {
  expect(requirement('Working experience in any of : Java, Python, C++')).toMatchObject({ isOneOf: true });
  expect(requirement('Working experience: Java, Python, C++')?.isOneOf).toBeUndefined();
});

const aboveList = (sentence: string) => statementsOf(`Rigger\n\n${sentence}\n\nRequirements\n- Knots`).at(1)?.part;

test('a sentence that says what the role requires is a requirement beside a list of others', () => {
  expect(aboveList('This is a crew role that requires strong rope skills.')).toBe('must');
  expect(aboveList('The role requires solid rope skills.')).toBe('must');
  expect(aboveList('The harbor requires many ropes.')).toBe('about');
});

const partsOf = (advert: string) => statementsOf(advert).map(({ text, part }) => [text, part]);

test('unknown headings among the duties open areas of them where a later heading asks', () => {
  const advert =
    'Gardener\n\nJob Description\n\nBeds:\n- Plan the beds\n- Weed them daily\n\nGlasshouse:\n- Root analysis\n- Knowledge of pots\n\n';
  expect(partsOf(`${advert}Qualifications\n- Pruning`)).toEqual([
    ['Gardener', 'about'],
    ['Plan the beds', 'duty'],
    ['Weed them daily', 'duty'],
    ['Root analysis', 'duty'],
    ['Knowledge of pots', 'must'],
    ['Pruning', 'must'],
  ]);
});

test('an unknown heading behind the duties opens the requirements where no heading asks', () => {
  const advert = 'Gardener\n\nJob Description\n- Plan the beds\n\nWhat helps:\n- Root analysis\n- Pruning of old trees';
  expect(partsOf(advert).at(-1)).toEqual(['Pruning of old trees', 'must']);
});

test('what the employer works with is asked for only where no other heading asks', () => {
  const stack = 'Our Tech Stack includes:\n- Java forms the bulk of our code\n- Git';
  expect(partsOf(`Developer\n\nRequirements\n- Five years of SQL\n\n${stack}`).at(-1)).toEqual(['Git', 'duty']);
  expect(partsOf(`Developer\n\nWe are a small shop.\n\n${stack}`).at(-1)).toEqual(['Git', 'must']);
});

test('benefits with a word of requirements are no heading of them', () => {
  const advert = 'Gardener\n\nBenefits\n\nContinuing education reimbursements\n\nDiscounts on roses';
  expect(partsOf(advert).at(-1)).toEqual(['Discounts on roses', 'boilerplate']);
});

test('reimbursement as the work itself is a heading of requirements', () => {
  const advert = 'Medical Coder\n\nReimbursement experience\n- CPT coding\n- Denials';
  expect(partsOf(advert).at(-1)).toEqual(['Denials', 'must']);
});

test('a sentence that announces the following duties opens them', () => {
  const advert = 'Gardener\n\nBenefits\n\nDental plan\n\nResponsibilities include the following.\n\nPlans the beds.';
  expect(partsOf(advert).at(-1)).toEqual(['Plans the beds.', 'duty']);
});

test('what a second list calls required is no wish', () => {
  const notes = [
    'Gardener',
    '',
    'Minimum qualifications',
    '',
    '- A degree in botany.',
    '- Knowledge of roses.',
    '',
    'Process notes',
    '',
    '- Experience with bees and certificates in pruning.',
    '- Knowledge of hives.',
    "- A valid driver's license is required.",
    '',
  ].join('\n');
  const parts = new Map(statementsOf(notes).map(({ text, part }) => [text, part]));
  expect(parts.get('Knowledge of hives.')).toBe('nice');
  expect(parts.get("A valid driver's license is required.")).toBe('must');
});

const partsIn = (text: string) => statementsOf(text).map(({ part, text: said }) => `${part}: ${said}`);

describe('a line between blank ones that asks for something', () => {
  test('is no heading again', () => {
    const advert = [
      'Rigger',
      'Requirements',
      'A head for heights',
      'Excellent splicing and sail repair skills',
      'Experience desirable in rope making',
      'Good written, oral communication skills in English',
    ].join('\n\n');
    expect(partsIn(advert).slice(2)).toEqual(
      [
        'must: Excellent splicing and sail repair skills',
        'nice: Experience desirable in rope making',
        'must: Good written, oral communication skills in English',
      ].map((line) => line.replace('nice: Experience', 'must: Experience')),
    );
  });

  test('is none in other languages', () => {
    const advert =
      'Segelmacher\n\nIhr Profil\n\nFreude an der Arbeit mit den Gästen\n\nKenntnisse in der Seilerei\n\nErfahrung als Matrose';
    expect(partsIn(advert).slice(2)).toEqual(['must: Kenntnisse in der Seilerei', 'must: Erfahrung als Matrose']);
  });

  test('with a wish for something opens no list of wishes', () => {
    const advert =
      'Zeilmaker\n\nWat ga je doen\n\nJe maakt zeilen voor de haven\n\nErvaring als zeilmaker is een pluspunt\n\nJe herstelt de zeilen van de boten';
    expect(partsIn(advert).slice(1)).toEqual([
      'duty: Je maakt zeilen voor de haven',
      'nice: Ervaring als zeilmaker is een pluspunt',
      'duty: Je herstelt de zeilen van de boten',
    ]);
  });

  test.each(['Nice to have', 'Wat een pré is', 'Ce qui serait un plus', 'Was von Vorteil ist'])(
    '"%s" is a heading all the same',
    (heading) => {
      const advert = `Rigger\n\nRequirements\n\n- Rope making\n\n${heading}\n\nKafka and Docker`;
      expect(partsIn(advert).at(-1)).toBe('nice: Kafka and Docker');
    },
  );
});
