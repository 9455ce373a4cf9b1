import { wordsIn } from './list.ts';

// Whether a form such as 'managing' or 'lead' is a verb with its object, or the beginning of a name: 'managing the store',
// but 'managing director'. All lists here: written by us.

/** What begins an object and never a name. */
export const determiners = wordsIn(`
  patient patients
  a an the my our your his her its their all both each every this that these those any some several many few new other up
  about over more customer customers client clients
`);

/** Verbs whose '-ing' is hardly ever part of a name. */
export const plainInIng = wordsIn(`
  answer arrange assemble assist collect coordinate deliver distribute enforce facilitate file greet handle help inspect
  install maintain monitor organize oversee prepare provide receive repair replenish restock supervise translate unload
  stock
`);

/** Verbs whose base is no noun and no adjective. */
export const plainInBase = wordsIn(`
  arrange assemble assist collect coordinate deliver distribute enforce facilitate inspect install maintain manage
  operate organize oversee prepare provide receive supervise teach translate unload greet
`);

/** What follows '-ing' in a name: 'training materials', 'operating room', 'answering service'. */
export const endsOfNames = wordsIn(`
  agency agent agents aid aids area areas board budget budgets cabinet cabinets capital card cards center centers class
  classes clerk clerks company conditions cost costs course courses crew crews department desk directors dock document
  documents editors equipment exercises expenses facility fee fees floor forces guide guides hand hands hours house income
  instructions instrument instruments kit kits lab label labels lady lesson lessons license line lines machine machines
  manual manuals material materials needs office offices partners plan plans point points procedure procedures process
  processes product products program programs progress results room rooms schedule school service services session
  sessions shop slip slips software staff station stations supplies system systems table tables team teams time times tool
  tools unit units vehicle vehicles video videos yard
`);
