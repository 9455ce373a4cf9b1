/** The command cannot be carried out as it was typed. The message is a sentence for the person who typed it. */
export class WrongUse extends Error {}
