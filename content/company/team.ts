/** The people on /about: fictional, until the operator edits them (see `company.isSample`). `drawing` describes the drawn portrait. */
export type TeamMember = {
  name: string;
  role: string;
  bio: string;
  drawing: { hair: 'short' | 'long' | 'bun' | 'curls'; glasses: boolean; beard: boolean };
};

export const team: readonly TeamMember[] = [
  {
    name: 'Ines Halloran',
    role: 'Founder',
    bio: 'Read job applications for eleven years before she started building software for them. Decides what we promise.',
    drawing: { hair: 'bun', glasses: true, beard: false },
  },
  {
    name: 'Tomasz Okonjo',
    role: 'Engineering',
    bio: 'Knows more about the insides of PDF files than he ever wanted to. Keeps our file parser secure.',
    drawing: { hair: 'short', glasses: false, beard: true },
  },
  {
    name: 'Mirela Stroud',
    role: 'Research',
    bio: 'Builds the test sets and hunts for figures that flatter us. Grew up above an employment agency.',
    drawing: { hair: 'curls', glasses: false, beard: false },
  },
  {
    name: 'Kofi Lindgren',
    role: 'Design and content',
    bio: 'Removes a sentence for each one he adds. Answers most of our email.',
    drawing: { hair: 'long', glasses: true, beard: false },
  },
];
