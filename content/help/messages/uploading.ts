import type { MessageGroup } from './message-help.ts';

export const uploading: MessageGroup = {
  title: 'Uploading a file',
  entries: [
    {
      id: 'message-wrong-type',
      title: 'The file is not a PDF or DOCX',
      messages: [
        'Please upload a PDF or DOCX file',
        'Please upload a PDF or DOCX file. This file is neither.',
        'This file is named .pdf but its content is not a PDF. Renaming a file does not convert it: open it in the program that made it, export it as PDF, and upload that file.',
        'This is not a Word document (.docx). Open it in your word processor, save it as .docx or PDF, and upload that file.',
      ],
      answer: [
        'Open your resume in the program you wrote it in and save it again: in Word, choose File, Save As, and then Word Document (.docx) or PDF. In Google Docs, choose File, Download.',
        'Changing the ending of a file name does not change what is inside.',
      ],
    },
    {
      id: 'message-too-large',
      title: 'The file is too large',
      messages: ['File size must be less than 5MB'],
      answer: [
        'A resume of text alone is much smaller, so there is probably a picture in yours. Delete it, or compress it: in Word, click the picture, then Picture Format, Compress Pictures. Save the file under a new name and upload that one.',
      ],
    },
    {
      id: 'message-damaged',
      title: 'The file is empty, blank or damaged',
      messages: [
        'The selected file is empty. Export your resume again and upload the new file.',
        'This file is blank: it has no text and no pictures. Open it to check that it is the one you meant. If it is not, upload the right one.',
        'This file is damaged and cannot be read. Export your resume again from the program you wrote it in, and upload the new file.',
        'This file expands to far more data than a resume should contain, so we stopped reading it. Export your resume again and upload the new file.',
        'This file cannot be read.',
        'Our file reader stopped unexpectedly on this file, so the file is probably damaged. Export your resume again and upload the new file.',
        'Reading this file took too long, so we stopped. Export your resume again and upload the new file.',
      ],
      answer: [
        'Open the file on your own computer first. If it looks right there, export it again under a new name and upload the new file. If it does not open there either, the download or the copy went wrong: get it from where you saved the original.',
        'If a new export gives the same message, write to us. A file that cannot be read does not use up your scan.',
      ],
    },
    {
      id: 'message-password',
      title: 'The file has a password',
      messages: [
        'The selected file is password protected. Hiring software cannot open it either. Save a copy without a password and upload that.',
      ],
      answer: [
        'In Word, choose File, Info, Protect Document, Encrypt with Password, and delete the password. For a PDF, export it again without one.',
      ],
    },
    {
      id: 'message-no-text',
      title: 'The file is a picture of a resume',
      messages: [
        'This is a picture of a resume: the file contains no text, so software that reads text gets nothing from it. Export it from your word processor instead of scanning or photographing it.',
      ],
      answer: [
        'A scan or a photo looks like text to you, but there is no text in it. If you still have the original document, export it as PDF from there.',
        'If you have only the scan, choose “Read the text in the picture” below the message. We read the pages with text recognition, show you what they say, and let you correct it and download a clean file. The picture itself gets no score, because hiring software gets no text from it.',
      ],
    },
    {
      id: 'message-picture',
      title: 'The text in a picture cannot be read',
      messages: [
        'We read pictures only in PDF files. Save this document as PDF and try again.',
        'This file has text, so its pages need no text recognition. Check it as it is.',
        'Reading the first page took too long, so we stopped. Scan the page again in black and white, or type the resume.',
        'We found no words in the pictures of this file. Scan the pages again: upright, sharp and without shadows.',
      ],
      answer: [
        'Text recognition works best on straight, sharp pages with dark letters on white. It reads English, up to 10 pages of a file.',
      ],
    },
    {
      id: 'message-garbage',
      title: 'The letters in the file have no meaning to software',
      messages: [
        'This file shows letters but does not say which characters they are, so software gets only garbage when it reads the text. Export your resume again with another font or as DOCX.',
      ],
      answer: [
        'Copy a line from your PDF into an empty note: you see what software sees. Choose a common font such as Arial or Georgia, and export with Save as PDF instead of printing to a PDF.',
      ],
    },
    {
      id: 'message-posting-file',
      title: 'The file with the job posting cannot be read',
      messages: [
        'Please choose a PDF, Word (.docx), HTML, MHTML, email (.eml) or text file.',
        'This file is empty. Save the job posting again, or paste its text.',
        'This file is password protected. Save a copy without a password, or paste the text of the job posting.',
        'We found no text in this file. Open it, copy the text of the job posting and paste it.',
        'This file has far more text than a job posting. Open it, copy the part that describes the job and paste it.',
        'We could not read this file. Open it, copy the text of the job posting and paste it.',
      ],
      answer: [
        'A saved web page may hold only the frame of the page, with the posting loaded later by a script. Pasting works with every posting: select its text in the browser, copy it, and paste it into the field.',
      ],
    },
    {
      id: 'message-not-a-resume',
      title: 'The file does not look like a resume',
      messages: [
        'This does not look like a resume: it does not seem to list the work history, education or skills of a person. Upload your resume, not a cover letter, a blank template or a job description.',
      ],
      answer: [
        'Check that you chose the right file. If it is your resume, give its parts plain titles, such as Work Experience, Education and Skills, and upload it again. If it is still refused, the mistake is ours: tell us through the contact page.',
      ],
    },
    {
      id: 'message-language',
      title: 'The resume is in a language we do not read',
      messages: [
        'This file appears to be written in …. We read resumes in English, French, German, Spanish, Italian, Portuguese and Dutch, so we show no score rather than a wrong one.',
      ],
      answer: [
        'If you have a version in one of these languages, upload that one. A file that cannot be read does not use up your scan.',
      ],
    },
    {
      id: 'message-virus',
      title: 'The file contains a virus',
      messages: ['The selected file contains a virus'],
      answer: [
        'Do not send this file to anyone. Scan your computer, then copy the text of your resume into a new document and save it as PDF or DOCX without macros.',
      ],
    },
    {
      id: 'message-slow',
      title: 'The connection is too slow',
      messages: [
        'Your upload took longer than a minute, so we stopped it. Try again on a faster connection, or with a smaller file.',
        'Your connection sent this too slowly, so we stopped waiting. Please try again on a faster connection.',
      ],
      answer: [
        'Move closer to your router, or use another network. A smaller file helps too: take out pictures that you can do without.',
      ],
    },
    {
      id: 'message-scan-used',
      title: 'You have used your scan for today',
      messages: [
        "You have used today's scan.",
        'You have used …. The next one is available in …. Premium has no daily limit.',
      ],
      answer: [
        'The free plan has one scan a day. A day ends at midnight UTC; the main page and your profile show when that is for you. A file that cannot be read does not use up your scan.',
      ],
    },
    {
      id: 'message-one-file',
      title: 'A file is missing, or there are too many',
      messages: [
        'No file selected',
        'Please choose a file.',
        'Please choose your resume',
        'Please upload one file at a time.',
        'One file at a time',
        'Please drop a single PDF or DOCX file.',
        'This form is not complete. Please choose the file again.',
      ],
      answer: [
        'Choose one file, and wait until you see its name before you go on. If the page was loaded again after that, choose the file again: browsers do not keep it.',
      ],
    },
    {
      id: 'message-waiting',
      title: 'Other files of yours come first',
      messages: [
        '… of your resumes are waiting to be read. Please wait a moment.',
        '… of your files could not be read within our limits during the last hour. Please try again later.',
        'Several of your requests took so long that we had to stop them. Please try again in an hour, or upload a simpler version of your resume.',
        'We are still making your other PDFs. Please wait until they are there.',
      ],
      answer: [
        'There is a limit for each person, so that everybody gets a turn. Wait for the time in the message. If one file causes this each time, it is unusually complicated: export it again without pictures and drawings.',
      ],
    },
  ],
};
