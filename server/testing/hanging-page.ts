/** The faulty parsing process never finishes drawing this page. */
export const hangingPage = 99;
