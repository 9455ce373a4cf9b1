import { wordSet } from './word-set.ts';

/** Names of languages in English and in the six other languages that we read, in lower case without accents. Written by us. */
export const languageNames: ReadonlySet<string> = wordSet(
  `english spanish french german italian portuguese dutch chinese mandarin cantonese japanese korean vietnamese thai tagalog filipino indonesian malay hindi urdu bengali punjabi gujarati marathi tamil telugu kannada malayalam sinhala nepali arabic persian farsi dari pashto turkish kurdish hebrew yiddish russian ukrainian belarusian polish czech slovak hungarian romanian bulgarian serbian croatian bosnian slovenian macedonian albanian greek swedish norwegian danish finnish icelandic estonian latvian lithuanian irish gaelic welsh scottish breton basque catalan galician maltese luxembourgish swahili amharic somali hausa yoruba igbo zulu xhosa afrikaans shona twi creole haitian quechua latin esperanto mongolian georgian armenian azerbaijani kazakh uzbek khmer lao burmese tibetan hawaiian maori navajo asl bsl sign isizulu isixhosa isindebele sesotho setswana tswana sepedi siswati tshivenda xitsonga plattdeutsch gikuyu kikuyu maa`,
  `englisch deutsch franzosisch spanisch italienisch portugiesisch niederlandisch chinesisch japanisch koreanisch arabisch turkisch russisch polnisch tschechisch ungarisch rumanisch griechisch schwedisch danisch norwegisch finnisch kroatisch serbisch ukrainisch latein`,
  `anglais francais allemand espagnol italien portugais neerlandais chinois japonais coreen arabe turc russe polonais tcheque hongrois roumain grec suedois danois norvegien finnois latin creole breton`,
  `ingles frances aleman espanol castellano italiano portugues neerlandes chino mandarin japones coreano arabe turco ruso polaco catalan gallego euskera valenciano hebreo griego`,
  `alemao espanhol chines japones coreano russo inglese francese tedesco spagnolo portoghese olandese cinese giapponese arabo russo polacco rumeno`,
  `engels duits frans spaans italiaans portugees nederlands chinees japans arabisch turks russisch pools vlaams fries`,
);

/** Words for proficiency: they follow a language and never name one. Lower case without accents. */
export const languageLevels: ReadonlySet<string> = wordSet(
  `native bilingual fluent proficient professional working full limited elementary intermediate advanced basic beginner conversational conversant mother tongue speaker level proficiency near fair good very excellent spoken written reading writing speaking read speak business technical upper lower pre a1 a2 b1 b2 c1 c2 cefr toefl ielts certified academic learning heritage competent strong some knowledge skill skills`,
  `muttersprache muttersprachler verhandlungssicher fliessend grundkenntnisse gute gut sehr kenntnisse konversationssicher sicher`,
  `langue maternelle courant bilingue notions scolaire lu parle ecrit intermediaire avance natif natif debutant`,
  `nativo nativa fluido fluida avanzado intermedio basico nivel medio alto lengua materna fluente avancado intermediario madrelingua fluente ottimo buono scolastico livello moedertaal vloeiend goed basis uitstekend`,
);
