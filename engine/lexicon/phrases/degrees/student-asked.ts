import { compilePhrases } from '../compile.ts';

/** A posting that asks for somebody who still studies: 'currently pursuing a degree'. Origin: written by us. */
export const studentAsked = compilePhrases(
  `
  (currently|presently) (pursuing|studying|enrolled|working)
  pursuing (an?|your|their)
  (are|be|is) pursuing
  enrolled (in an?|at|as)
  working toward(s)?
  current students?
  student(in)? (der|des)
  studierende[rn]?
  (immatrikuliert|eingeschrieben)e?[rn]?
  laufende[sn]? studium
  étudiante? en
  en cours de (formation|licence|master|bachelor)
  inscrite? en
  estudiantes? (de|en)
  (estudios|licenciatura|grado|carrera) en curso
  cursando
  matriculad[ao]
  student[ei](ssa)? (di|in)
  iscritt[oa] (al corso|a un corso|all['’]università)
  estudantes? de
  studeert
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
