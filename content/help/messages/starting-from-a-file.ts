import type { MessageGroup } from './message-help.ts';

export const startingFromAFile: MessageGroup = {
  title: 'Starting from a file',
  entries: [
    {
      id: 'message-import-kind',
      title: 'This kind of file is not imported',
      messages: [
        'We cannot read this kind of file.',
        'Please choose a file of one of these kinds: …. For another PDF or a Word file, check it first.',
        'There is no text in this file.',
        'This file is not plain text in UTF-8. Please save it as text again, or open it and paste its text here.',
        'We could not read this. Please try again.',
      ],
      answer: [
        'A Word file or an ordinary PDF is not imported: check it like any resume, and choose “Fix this now” in its report. A text file has to be plain text; where your editor asks for an encoding, choose UTF-8.',
      ],
    },
    {
      id: 'message-import-json',
      title: 'The JSON file is not a resume',
      messages: [
        'This file is not valid JSON, so we cannot read it. Please export it again from the program that made it.',
        'This JSON file is not a JSON Resume: it has no “basics” and none of its lists, such as “work”. See jsonresume.org/schema.',
      ],
      answer: [
        'JSON Resume is a format that some resume programs write. If yours does not, save your resume as text and start from that.',
      ],
    },
    {
      id: 'message-import-pdf',
      title: 'The PDF has no data to start from',
      messages: [
        'This PDF contains no resume data. Please check it first, and choose “Fix this now” in its report.',
        'The resume data in this PDF does not match the text on its pages, so we did not use it. Please check the PDF, and choose “Fix this now” in its report to continue with what its pages say.',
      ],
      answer: [
        'A PDF that you downloaded here while editing has your fields in it, unless you left them out. Any other PDF has to be checked first: then choose “Fix this now” in its report. If somebody changed the pages since, the data in the file is out of date, so we do not use it.',
      ],
    },
    {
      id: 'message-import-linkedin',
      title: "LinkedIn's file cannot be read",
      messages: [
        'We could not read this ZIP file. Please download it from LinkedIn again.',
        'This ZIP file has none of the files of LinkedIn’s data export, such as Profile.csv and Positions.csv. Please choose the file that LinkedIn sent you, as it is.',
        'A file in this ZIP file is larger than a profile can be. Please choose the file that LinkedIn sent you, as it is.',
      ],
      answer: [
        "LinkedIn calls it 'Get a copy of your data'. Choose the ZIP file as you got it: do not unpack it, and do not pack it again.",
      ],
    },
    {
      id: 'message-import-europass',
      title: 'The Europass file cannot be read',
      messages: [
        'This XML file is damaged, or has parts that we do not read for security reasons. Please download it from Europass again.',
        'This XML file is not a Europass CV. Please choose the XML file that you downloaded from Europass.',
        'This is a Europass file of the kind that was used until 2020, which we do not read. Please paste its text instead.',
      ],
      answer: [
        'If you have your Europass CV only as a PDF, check it like any resume, and choose “Fix this now” in its report.',
      ],
    },
  ],
};
