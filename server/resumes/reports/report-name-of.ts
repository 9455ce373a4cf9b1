/** 'Jane Roe resume.docx' makes 'Jane Roe resume, ATS report.pdf'. */
export const reportNameOf = (filename: string): string => `${filename.replace(/\.(pdf|docx)$/i, '')}, ATS report.pdf`;
