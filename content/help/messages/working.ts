import type { MessageGroup } from './message-help.ts';

export const working: MessageGroup = {
  title: 'Working on a resume',
  entries: [
    {
      id: 'message-still-running',
      title: 'The resume is still being analyzed, or a newer request replaced this one',
      messages: [
        'This resume is being analyzed right now. Please wait a moment.',
        'A newer request has replaced this one.',
      ],
      answer: ['Wait until the result appears, or reload the page.'],
    },
    {
      id: 'message-changed-elsewhere',
      title: 'The resume was changed in another window',
      messages: ['This resume was changed in another window since you opened it. Nothing was overwritten.'],
      answer: ['Copy what you have just written, then reload this window: it shows the newer version.'],
    },
    {
      id: 'message-wording',
      title: 'No wording is suggested',
      messages: [
        'Nothing was sent. Please choose first whether bullets may be sent to the language model.',
        'The language model gave no usable answer. Your resume has not changed. Continue without a suggestion, or try again in a minute.',
        'We got no suggestion. Please try again.',
        'Write the bullet first.',
        'Suggestions are for bullets of up to … characters.',
        'A fact may have … characters.',
        'You can confirm up to … facts.',
      ],
      answer: [
        'Suggested wordings come from a language model that the operator of this site has chosen, and need your agreement. Everything else on the page works without it.',
      ],
    },
    {
      id: 'message-too-long',
      title: 'The text is too long',
      messages: [
        'This resume is too long to edit here. The limit is about fifty pages.',
        'That is more text than we can accept. Please shorten it.',
        'There is too much text in this resume to make a PDF of it. Delete hidden text and very long lines from your resume, and check the new version; the results page shows everything in the meantime.',
        '… is longer than … characters. Please shorten it.',
      ],
      answer: [
        'If your own resume is short, it may contain hidden text, such as white words or text behind a picture. Select everything and paste it into a note: what you did not write yourself can go.',
      ],
    },
    {
      id: 'message-full',
      title: 'There is no room for another one',
      messages: [
        'You are editing as many resumes as you can keep here. Please delete one that you no longer need.',
        'A group holds at most 200 resumes. Please make another group for the rest.',
      ],
      answer: ['Delete what you no longer need. You can download a copy of it first.'],
    },
    {
      id: 'message-unprintable',
      title: 'Some characters cannot be put into a PDF',
      messages: [
        'Our PDF fonts do not include some of the characters in your resume. Please download the Word file instead.',
      ],
      answer: ['Open the Word file in your word processor and export the PDF from there.'],
    },
    {
      id: 'message-not-found',
      title: 'We cannot find it, or you may not see it',
      messages: [
        'We could not find that.',
        'You do not have permission to do this.',
        'We could not find this report',
        'We could not find this resume',
        'We could not find one of these analyses. It may have been deleted.',
        'This analysis does not exist, or it is not yours.',
        'It has expired, or the owner of the report deleted it. Ask them for a new one.',
        'This link has expired, or its owner revoked it.',
        'It is too late to undo this. The resume has been deleted.',
        'You have no resumes yet, so there are no reports.',
        'You have no resumes yet, so there is nothing to summarize. Check a resume first.',
      ],
      answer: [
        'The address may be incomplete, the resume may have been deleted after its 30 days, or it may belong to another account. Check which account you are signed in with.',
      ],
    },
    {
      id: 'message-not-in-plan',
      title: 'Your plan does not include this',
      messages: [
        'Your plan does not include this. Premium does.',
        'The template … comes with Premium. See our plans.',
        'The Free plan keeps … for longer than … days. Let another one go first; Premium keeps as many as you like.',
        'Groups are part of Premium: the Free plan has one scan a day. Nothing was sent.',
      ],
      answer: ['The prices page compares what each plan has.'],
    },
    {
      id: 'message-stored-damaged',
      title: 'Our copy is damaged',
      messages: [
        'The copy we stored is damaged and can no longer be read. We have been notified. If you were opening a resume, please upload it again.',
      ],
      answer: ['Upload your own copy again. If that uses up your scan for today, write to us.'],
    },
    {
      id: 'message-not-saved',
      title: 'Your changes are not saved yet',
      messages: [
        'Not saved.',
        'Not saved yet. Your changes will be lost when you close this tab.',
        'No connection. Your changes are kept in this browser tab and will be sent once you are back online.',
        'No connection. Your changes are only in this open tab. They are sent again; do not close it.',
        'We could not check your last changes. They are not lost.',
        'Your last changes are not saved yet, so nothing was done. Try again once they are.',
        'We could not save your draft. What you typed is still here.',
        'We could not calculate the new scores. What you typed is still here.',
        'We could not do this. Both texts are still there.',
        'We could not analyze it. What you entered is still here, so you can try again.',
      ],
      answer: [
        'Leave the tab open until the page says that your changes are saved. If that takes long, copy your text into a document on your computer, check your connection, and then reload the page.',
      ],
    },
    {
      id: 'message-download',
      title: 'A download or a preview does not work',
      messages: [
        'Download failed. Please try again later.',
        'Please allow popups to open the report, or open it in this tab:',
        'Your session has ended, so the file was not created. Log in and try again.',
        'We could not draw a preview. You can still download the file.',
        'We could not show your text in this template. You can still try the download.',
        'We could not display this page. The rest of the report is complete.',
        'This file could not be drawn.',
        'Your file could not be repaired. Please try again.',
        'The repaired file could not be downloaded. Please try again.',
      ],
      answer: [
        'Reload the page and try once more. If it fails again, try the other kind of file (Word instead of PDF, or the reverse), or another browser: some browsers and networks block downloads and new windows.',
      ],
    },
    {
      id: 'message-read-back',
      title: 'Your download could not be read back',
      messages: [
        'Your file could not be read back. The download itself is complete.',
        'Your file is too large for us to read it back. The download itself is complete.',
        'We are busy, so your file was not read back. The download itself is complete.',
        'We read your downloaded file again, and our engine found no resume in it.',
      ],
      answer: [
        'After a download, we read the file once more and compare it with what you wrote. Without that comparison, open the file yourself and check your name, your contact details and your dates.',
        'If no resume was found in it, the text is probably too short, or has no plain headings such as Work Experience and Education.',
      ],
    },
    {
      id: 'message-copy',
      title: 'Copying does not work',
      messages: [
        'Your browser blocked copying. Select the text and copy it yourself.',
        'The link could not be copied. You can copy it from the address bar.',
      ],
      answer: [
        'Some browsers let a page copy text only if you allow it. Select the text and press Ctrl+C, or Command+C on a Mac.',
      ],
    },
  ],
};
