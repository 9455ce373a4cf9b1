import { isToolName } from '../../lexicon/skills/tool-names.ts';
import { remembered } from '../../text/remembered.ts';

/** Tools from which on a text lists them, and their share of its parts. */
const minTools = 2;
const minShare = 0.5;
/** Letters: longer text is prose, and its parts are not looked up. */
const maxLength = 240;

const joint = /\s*(?:[,;/|•·()]|\s[-–—&+]\s|\sand\s)\s*/u;

/** Words that are not tools: with more of them, the text is a header that also names tools. */
const maxOtherWords = 3;

/** 'Java, Spring and Kafka', 'Engineer - Node.js, AWS': more tools than anything else. No employer is called that. */
export const listsTools = remembered((text: string): boolean => {
  if (text.length > maxLength || !joint.test(text)) return false;
  const parts = text.split(joint).filter((part) => /[\p{L}\d]/u.test(part));
  const others = parts.filter((part) => !isToolName(part));
  const tools = parts.length - others.length;
  return (
    tools >= minTools &&
    tools / parts.length >= minShare &&
    others.every((part) => part.split(' ').length <= maxOtherWords)
  );
});
