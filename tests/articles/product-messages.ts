import { parseSync } from 'vite';
import { filesBelow, readSource } from '../source-files.ts';

/** A text of a source file, with `…` for each value that is filled in, and the names of what surrounds it. */
type Found = { text: string; names: readonly string[] };

/** Letters and spaces that a person reads, not a query, a class or an identifier. */
const isSentence = (text: string): boolean =>
  /^["“(]?[A-Z…].*?[a-z’']{2,} [a-z]/s.test(text) &&
  !/\b(?:SELECT|INSERT|UPDATE|DELETE|DROP|CREATE) |[a-z]-[a-z]+-|\n/.test(text);

const nameOf = (node: unknown): string => {
  const { name, value, property } = Object(node) as Record<string, unknown>;
  if (typeof name === 'string') return name;
  if (typeof value === 'string') return value;
  return property === undefined ? '' : nameOf(property);
};

const nameOfNode = (node: Readonly<Record<string, unknown>>): string | null => {
  if (node['type'] === 'Property') return nameOf(node['key']);
  if (node['type'] === 'VariableDeclarator') return nameOf(node['id']);
  if (node['type'] === 'NewExpression') return `new ${nameOf(node['callee'])}`;
  if (node['type'] === 'CallExpression') return `${nameOf(node['callee'])}()`;
  return null;
};

const textOf = (node: Readonly<Record<string, unknown>>): string | null => {
  if (node['type'] === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node['type'] === 'JSXText') return String(node['value']).replaceAll(/\s+/g, ' ').trim();
  if (node['type'] !== 'TemplateLiteral') return null;
  const { quasis } = node as unknown as { quasis: readonly { value: { cooked?: string } }[] };
  return quasis.map(({ value }) => value.cooked ?? '').join('…');
};

const textsBelow = (node: unknown, names: readonly string[]): Found[] => {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((one) => textsBelow(one, names));
  const fields = node as Readonly<Record<string, unknown>>;
  const name = nameOfNode(fields);
  const inside = name === null ? names : [...names, name];
  const text = textOf(fields);
  const own = text !== null && isSentence(text) ? [{ text, names: inside }] : [];
  return [...own, ...Object.values(fields).flatMap((value) => textsBelow(value, inside))];
};

/** The texts of source files without tests, each with the file's path as the first name. */
const textsOf = (folder: string, wanted: (file: string) => boolean): readonly Found[] =>
  filesBelow(folder, /\.tsx?$/)
    .filter((file) => !/\.(?:\w+\.)?test\.tsx?$|\/testing\//.test(file) && wanted(file))
    .flatMap((file) => {
      const { program, errors } = parseSync(file, readSource(file));
      if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
      return textsBelow(program, [file]);
    });

/** What operators read in a terminal, a log or an email, and what only programs read. */
const forOperators =
  /^server\/(?:boot|commands|copies|db|erasures|openapi|journal|keys|metrics|wording|billing\/histories)\//;
const notShown = new Set([
  'new Error',
  'info()',
  'warn()',
  'tellOperators()',
  'attachmentOf()',
  'why',
  'none',
  'startsWith()',
  'includes()',
]);
/** Files that word refusals which others throw. */
const wordsRefusals = new Set([
  'server/formats/imported-from.ts',
  'server/billing/charges/outcome.ts',
  'server/billing/subscription/running-subscription.ts',
  'server/http/serve.ts',
]);

const throwsProblems = (file: string): boolean => /new Problem\(|askProvider\(/.test(readSource(file));

const ofServer = (): readonly Found[] =>
  textsOf('server', (file) => !forOperators.test(file) && (wordsRefusals.has(file) || throwsProblems(file)));

/** What the rules of a form say when they are broken. */
const rules = new Set(['min()', 'max()', 'email()', 'regex()', 'refine()', 'literal()', 'length()', 'url()']);

const ofContract = (): readonly Found[] =>
  textsOf('contract', () => true).filter(
    ({ names }) => rules.has(names.at(-1) ?? '') || (names.at(-1) === 'message' && names.includes('refine()')),
  );

/** How the pages name and word what went wrong. */
const failureNames: readonly string[] = [
  'new ApiError',
  'fail',
  'unreachable',
  'broke',
  'cannot',
  'blocked',
  'notCopied',
  'noPicture',
  'noDrawing',
  'gone$',
  'archive',
  'entryBroken',
  'tooLarge',
  'tooLong',
  'tooMany',
  'refused',
  'denied',
  'wrongType',
  'offline',
  'notSaved',
  'over$',
  'expired',
  'no-email',
  'suspended',
  'otherwise',
  'oneAtATime',
  'problem',
  'damaged',
  'signedOut',
  'nowhereTitle',
];
const failureName = new RegExp(failureNames.join('|'), 'i');
const failureStarts: readonly string[] = [
  'We (?:could not|cannot|got no)',
  'We are busy,',
  'This analysis does not',
  'No account here',
  'This .* cannot',
  'That did not work',
  'Something went wrong',
  'An error',
  'Could not',
  'Not saved',
  'Please (?:try|choose|allow|drop)\\b',
];
const failureWords = new RegExp(`^(?:${failureStarts.join('|')})|could not be|did not go through`);

const ofWeb = (): readonly Found[] =>
  textsOf('web', (file) => !/^web\/(?:finish|mdx)\//.test(file)).filter(
    ({ text, names }) =>
      !names.includes('new Error') &&
      (names.slice(1).some((name) => failureName.test(name)) || failureWords.test(text)),
  );

/** What the rules above find, and what is no failure, with the reason. */
const noFailures: Readonly<Record<string, string>> = {
  'New resume': 'the name of a new resume',
  'Try again': 'a button',
  'Log in': 'a button',
  'Sign up': 'a button',
  'Please log in': 'the title of a page',
  'Then you can see the status of your payment.': 'what that page shows after the login',
  'Back to the report': 'a link',
  'You created your account.': 'an entry of the activity',
  'You logged in.': 'an entry of the activity',
  'Your subscription changed.': 'an entry of the activity',
  'You analyzed a resume.': 'an entry of the activity',
  'You renamed a resume.': 'an entry of the activity',
  'You downloaded a template.': 'an entry of the activity',
  'You downloaded a report.': 'an entry of the activity',
  'You downloaded the template ….': 'an entry of the activity',
  'Premium will stay active for … days.': 'what the end of a subscription means',
  'You will get your money back.': 'what the end of a subscription means',
  'This immediately deletes your account, your resumes and their reports. They cannot be restored.': 'a question',
  'Put your email address back together': 'a fix of the workspace',
  'We could not tell whether this is true of your resume, so it does not count toward any score.': 'a result of checks',
  'We could not tell whether these are true of your resume, so they do not count toward any score.':
    'a result of checks',
};

/** Every message about a failure that the product words outside of its tables, each once. */
export const wordedMessages = (): readonly string[] => [
  ...new Set(
    [...ofServer(), ...ofContract(), ...ofWeb()]
      .filter(({ names }) => !names.some((name) => notShown.has(name)))
      .map(({ text }) => text)
      .filter((text) => !Object.hasOwn(noFailures, text)),
  ),
];
