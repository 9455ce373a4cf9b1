import { describe, expect, test } from 'vitest';
import type { AdPart } from '../../lexicon/adverts/format.ts';
import { wordsOf } from '../../text/words.ts';
import { phrasesIn } from './phrases-in.ts';

const phrases = (text: string, part: AdPart = 'must', isItem = true, company = '') => {
  const words = wordsOf([{ text, isNewStart: true }]);
  return phrasesIn(
    words,
    { text, part, isItem, language: null },
    () => false,
    ({ raw }) => raw === company,
  ).map(({ first, last }) => text.slice(words[first]?.stretches[0].from, words[last]?.stretches[0].to));
};

describe('what a statement names beyond the lexicon', () => {
  test.each<[string, string, AdPart, boolean, string[]]>([
    ['plain phrases of an item', 'strong storm drain design', 'must', true, ['storm drain design']],
    ['a plain word that is the whole item', 'viennoiserie', 'must', true, ['viennoiserie']],
    ['a licence with its last word', 'Laser certification', 'must', true, ['Laser certification']],
    [
      'what comes before "experience" in a sentence',
      'You bring kitchen fitting experience',
      'must',
      false,
      ['kitchen fitting'],
    ],
    ['what somebody has done', "You've fitted storm weirs, and can swim", 'must', false, ['storm weirs']],
    ['what they have done', 'Candidates who have drawn storm weirs', 'must', false, ['storm weirs']],
    ['what an item says was done', 'Has built storm weirs', 'must', true, ['storm weirs']],
    ['where somebody knows the way', 'You know your way around storm weirs', 'must', false, ['storm weirs']],
    ['the object of what was done', 'Experience laying storm weirs', 'must', true, ['laying storm weirs']],
    ['no verb of having done it', 'Experience performing loop surveys', 'must', true, ['loop surveys']],
    ['behind "experience required in"', 'Experience required in preparing weir bids', 'must', true, ['weir bids']],
    [
      'a list in brackets and what follows it',
      'Experience with storm gear (penstocks, flaps) and weir hoists for the moor, its birds and its guests',
      'must',
      false,
      ['storm gear', 'penstocks', 'flaps', 'weir hoists'],
    ],
    ['what one has a gift for', 'A knack for weir joinery', 'must', true, ['weir joinery']],
    ['what one is willing to learn', 'Willing to learn taxidermy', 'must', true, ['taxidermy']],
    ['the subject of a level', 'Qualified to Level 3 in reed thatching', 'must', true, ['reed thatching']],
    ['object of an ability', 'Able to splice wire rope', 'must', true, ['wire rope']],
    [
      'the object of a further verb',
      'Able to record tide scores and escalate a listing hull',
      'must',
      true,
      ['tide scores', 'listing hull'],
    ],
    ['no verb of a further ability', 'Ability to spot trends and change course', 'must', true, []],
    ['nothing that is only stood', 'Ability to meet tight weir schedules', 'must', true, []],
    ['no van of the employer', 'Able to drive a company van', 'must', true, []],
    ['a secretary of companies', 'A company secretary qualification', 'must', true, ['company secretary']],
    [
      'all that somebody should have done',
      'The associate should have drafted weir deeds, taken and defended moot pleas, and spliced wire rope.',
      'must',
      false,
      ['weir deeds', 'moot pleas', 'wire rope'],
    ],
    ['what was done twice', 'Has built and run storm weirs', 'must', true, ['storm weirs']],
    ['no verb before its object', 'Experience in managing the storm weirs', 'must', true, ['storm weirs']],
    ['an activity', 'Experience in driving and otter handling', 'must', true, ['driving', 'otter handling']],
    ['no participle behind its noun', 'Storm weirs built by hand', 'must', true, ['Storm weirs']],
    ['halves around "and/or"', 'Knowledge of tidal and/or fluvial weirs', 'must', true, ['tidal and/or fluvial weirs']],
    ['a field of work', 'Experience in sales', 'must', true, ['sales']],
    ['no field that nothing asks for', 'You talk to sales', 'must', true, []],
    ['no heading of items', 'Answer weir inquiries as follows:', 'must', true, []],
    ['a heading that asks', 'Experience with storm weirs:', 'must', true, ['storm weirs']],
    ['no level of a language', 'French at a B2 level', 'must', true, []],
    ['no address', 'Skilled in www.example.com', 'must', true, []],
    [
      'what is wished for, too',
      'Rigging is a plus, as is a diving license',
      'nice',
      true,
      ['Rigging', 'diving license'],
    ],
    ['no verb behind "to"', 'Aligns plans to enable talent to flourish', 'must', true, []],
    ['what one was exposed to', 'Exposure to taxidermy', 'must', true, ['taxidermy']],
    ['no hyphen in a verb', 'Co-ordinating storm rotas', 'must', true, ['storm rotas']],
    ['no verb in -ing with two consonants', 'Experience in running tidal weirs', 'must', true, ['tidal weirs']],
    ['object of "can" in an item', 'You can splice wire ropes', 'must', true, ['wire ropes']],
    ['nothing that the reader can see in a sentence', 'You can paint wire ropes', 'must', false, []],
    ['nothing that the employer offers', 'You can enjoy garden leases', 'must', true, []],
    ['no credit check', 'Able to pass a credit check', 'must', true, []],
    ['no physical examination', 'Able to pass a physical examination', 'must', true, []],
    ['no load', 'Able to lift heavy boxes', 'must', true, []],
    ['no load that one can carry', 'You can carry wire ropes', 'must', true, []],
    ['nothing that one is happy to learn', 'Happy to learn the ropes', 'must', true, []],
    ['no parts of the pay', 'Salary (basic, overtime, commission)', 'must', true, []],
    ['the adverb of a compound', "Master's degree and experience with an oil well", 'must', true, ['oil well']],
    [
      'how one of several is known',
      'You know winch rigging and gravel bedding well',
      'must',
      true,
      ['winch rigging', 'gravel bedding'],
    ],
    ['what one is comfortable doing', 'You are comfortable reading crown maps', 'must', false, ['crown maps']],
    ['a place of work', 'Experience within a moot court', 'must', true, ['moot court']],
    ['what tools are used', 'Experience with sails utilizing Dendrolog', 'must', true, ['sails', 'Dendrolog']],
    ['fields without the word', 'Experience in the fields of weir joinery', 'must', true, ['weir joinery']],
    ['what a bracket requires', 'Rigging (required)', 'must', true, ['Rigging']],
    ['a compound with a small word', 'Knowledge of culvert take-off', 'must', true, ['culvert take-off']],
    ["a holder's ticket", "Holder of a blaster's ticket", 'must', true, ["blaster's ticket"]],
    ['a license of general words', 'An engineering license is needed', 'must', true, ['engineering license']],
    ['a name that an activity opens', 'Knowledge of driving examinations', 'must', true, ['driving examinations']],
    ['no adverb behind what is known', 'You know gravel bedding well', 'must', true, ['gravel bedding']],
    ['no strength of a wish', 'Rigging would be a big plus', 'nice', true, ['Rigging']],
    ['nothing but the thing that helps', 'Rigging is beneficial', 'nice', true, ['Rigging']],
    ['no verbs with one object', 'Experience of managing and executing weir tests', 'must', true, ['weir tests']],
    ['no verb before a preposition', 'Experience of liaising with weir boards', 'must', true, ['weir boards']],
    ['not how somebody works', 'Empowers, develops and inspires teams', 'must', true, []],
    ['not how somebody works, in one verb', 'Reinforces a culture of praise and rewards effort', 'must', true, []],
    [
      'not how somebody works, with a verb in -ing',
      'Valuing contributions from everyone, and promptly addressing any gap in how we work',
      'must',
      true,
      [],
    ],
    ['no kind of team', 'Working in a multi-disciplinary team', 'must', true, []],
    ['no half of "know-how"', 'Storm weir know-how: culverts', 'must', true, ['Storm weir', 'culverts']],
    ['names by their spelling', 'Teach to the STAAR standard', 'must', true, ['STAAR']],
    ['the object of a duty', 'Design culvert drains', 'duty', true, ['culvert drains']],
    ['no everyday words that only a duty names', 'Design storm drains', 'duty', true, []],
    ['halves that share a head', 'Experience in wage and hour law', 'must', true, ['wage and hour law']],
    [
      'halves of a longer head',
      'Experience in wage and hour class actions',
      'must',
      true,
      ['wage and hour class actions'],
    ],
    ['adjectives of one noun', 'Oral and maxillofacial sculpture', 'must', true, ['Oral and maxillofacial sculpture']],
    ['things of their own', 'Experience with drains and storm weirs', 'must', true, ['drains', 'storm weirs']],
    ['no half of a compound', 'Pre- and post-harvest care', 'must', true, ['post-harvest care']],
    ['no adverb behind a name', 'You know rate cases well', 'must', true, ['rate cases']],
    ['a well that is one', 'Experience with oil well', 'must', true, ['oil well']],
    ['no adjective that opens an item', 'Responsive and kind to visitors', 'must', true, []],
    ['no verb that opens an item', 'Reacts well under pressure', 'must', true, []],
    ['no grade of pay', 'To be appointed at Band 5', 'must', true, []],
    ['no praise of the job', 'This exciting role', 'must', true, []],
    ['not how it is known', 'Understanding of the importance of loom hygiene', 'must', true, ['loom hygiene']],
    ['no town', 'Experience in Austin', 'must', true, []],
    ['nothing of a duty in running text', 'You design storm drains', 'duty', false, []],
    ['nothing of what the employer says about itself', 'storm drains', 'about', true, []],
  ])('%s: %s', (_what, text, part, isItem, found) => {
    expect(phrases(text, part, isItem)).toEqual(found);
  });

  test('the employer is not one', () => {
    expect(phrases('Greenmoor drains', 'must', true, 'Greenmoor')).toEqual([]);
  });

  test('phrases do not overlap', () => {
    expect(phrases('Laser certification, STAAR certification')).toEqual(['Laser certification', 'STAAR certification']);
  });
});
