import { closingLine } from '../../lexicon/phrases/closing-line.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence, optional } from '../../lexicon/phrases/compose.ts';
import { fold } from '../../text/fold.ts';
import { periodsIn } from '../dates/periods.ts';
import { isFormDetail } from './certificate-labels.ts';

// Lines that belong to the certificate above them and name none. Origin of all lists here: written by us.

/** An address, also where it is broken over two lines. */
const link = /^\s*(?:https?:\/\/|www\.)\S+(?:[-/] \S+)?\s*$/iu;

/** What the number of a certificate is called. Folded. */
const numberLabel = compilePhrases(
  `
  (credential|certificate|certification|verification|validation|license|licence|registration)( id| no.?| number| code)
  serial (no.?|number)
  codigo( (da|de|do|del|de la))? (credencial|certificado|certificac*|licen[cç]*|verificac*|validac*)
  codice( (del|della))? (certificato|credenziale|verifica)
  (numero|num.?|no.?|id)( (de|do|da|del|de la|di))? (credencial|certificad*|certificac*|certificato|licen[cz]*)
  id
  (numero|identifiant) (du |de la |de )?(certificat|certification|diplome|licence)
  code de verification
  zertifikats?-?(nummer|nr.?|id)
  (certificaat|diploma)nummer
  `,
  { start: 'text', ignoreCase: true },
);

/** 'License: AB-12 (Ohio)'; 'License: Registered Nurse' is the name of one. Folded. */
const bareNumber = inSequence(
  compilePhrases('(certificate|licen[cs]e|registration|credential)', { start: 'text', ignoreCase: true }),
  /(?:\s?[:#]\s*|\s)(?=[^\s\d]{0,12}\d)[\p{L}\p{N}/.-]{3,}(?:\s\([^()]{1,30}\))?$/iu,
);

/** 'Credential ID: …', 'Código da credencial 1: …', 'Certificate No. AB-12': the number of the certificate above. */
const number = anyOf(
  inSequence(numberLabel, optional(/ \d{1,2}(?=:)/iu), /\.?\s*[:#]/iu),
  bareNumber,
  // 'Permit # 01234', 'E-card 0123456789'; 'Electrician License # 01234' is the name of one
  /^(?:permit|badge|(?:e-?)?card)\s?(?:#|no\.|nr\.|n[°º])\s?[\d-]{4,}$/iu,
  /^(?:e-?)?card \d{6,}$/iu,
  // without a colon, what follows is one code with digits
  inSequence(numberLabel, /\s(?=[^\s\d]{0,12}\d)[\p{L}\p{N}/-]{3,}$/iu),
);

/** 'URL: …', 'Areas covered: …', 'Grade: A': what a label says about the certificate above. Folded. */
const remark = inSequence(
  compilePhrases(
    `
    url
    link
    verif(y|ied|ication)
    (areas|topics|skills) (covered|recogni[sz]ed|learned|gained|acquired)
    (key )?skills
    (final )?(grade|score|result|mark)
    status
    instructors?
    (expir(y|ation)|expires|valid (until|to|through))( date| on)?
    (issued?|completed|completion)( date| on)
    `,
    { start: 'text', end: 'word', ignoreCase: true },
  ),
  /\s?:/iu,
);

/** 'Issued: May 2021', but not 'Completed: Rye Baking'. */
const dateLabel = /^(?:issued?|completed)\s?:\s*/iu;
const isDateBehindLabel = (text: string): boolean => {
  const length = dateLabel.exec(text)?.[0].length ?? 0;
  return length > 0 && periodsIn(text.slice(length))[0]?.from === 0;
};

/** 'Show credential': the words of a link to the certificate above. Folded. */
const pointer = compilePhrases(
  String.raw`
  [[(]?((see|view|show|verify|open) )?(the |my )?(credential|certificate|certification|badge)( link| here)?[\])]?
  [[(]?link[\])]?
  (ver|mostrar|exibir) (a |o |la |el )?(credencial|certificado)
  (voir|afficher) (le |la )?(certificat|credential|diplome)
  zertifikat (ansehen|anzeigen)
  (vedi|mostra) (il |la )?(certificato|credenziale)
  `,
  { start: 'text', end: 'text', ignoreCase: true },
);

/** True for links, numbers, grades, what a form states besides the name, and the closing line. */
export const isCertificateDetail = (text: string): boolean => {
  const folded = fold(text.trim());
  return (
    [number, remark, pointer, closingLine].some((pattern) => pattern.test(folded)) ||
    link.test(text) ||
    isDateBehindLabel(text.trim()) ||
    isFormDetail(text)
  );
};
