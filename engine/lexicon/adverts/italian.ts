import { wordSet } from '../word-set.ts';
import type { AdvertLanguage } from './format.ts';

/** Job postings in Italian. Origin: written by us, from how such postings are worded. */
export const italian: AdvertLanguage = {
  headings: {
    nice: `
      preferenziali?
      titolo preferenziale
      gradit+
      apprezzat+
      desiderabil+
      opzional+
      costituisc+
      completano? il profilo
      ^(facoltativ+|preferibil+|valore aggiunto|un plus)$
      requisiti desiderat+
      costituira
    `,
    boilerplate: `
      (cosa )?(si offre|offriamo)
      la nostra offerta
      ^(condizioni|vantaggi)$
      ^perche (noi|lavorare|scegliere)
      azienda offre
      (cosa|cio che) ti offriamo
      cosa (avrai|riceverai|troverai|otterrai)
      ^cosa (devi )?fare (ora|adesso)
      come candidarsi
      ^condizioni (di lavoro|offerte|contrattuali|proposte|economiche)
      ^le condizioni offerte
      ^perche unirti
      ^cosa (ti )?offre
    `,
    about: `
      chi siamo
      l azienda
      ^la tua (nuova )?azienda$
    `,
    duty: `
      mansioni
      attivita
      responsabilita
      cosa farai
      descrizione della posizione
      ^(i )?(tuoi )?compiti
      ^il (tuo )?(nuovo )?ruolo$
      ^la posizione$
      ^descrizione del (lavoro|ruolo)
      di cosa ti occuperai
      si occupera di$
      ^tra le mansioni
      ^(le )?principali (mansioni|attivita|responsabilita)
      si occupera (di|delle seguenti)
      avra il compito di$
    `,
    must: `
      requisiti_…
      il tuo profilo
      profilo
      competenze
      cosa cerchiamo
      chi cerchiamo
      ^(formazione|conoscenze|caratteristiche|qualifiche|titolo di studio)$
      candidato ideale
      cosa (ti )?chiediamo
      cosa serve
      ^chi sei$
      ^si richied(e|ono)$
      hai bisogno
      ^(le )?caratteristiche (richieste|candidat|del candidato|personali)
      ^(le )?(competenze|conoscenze) (richieste|necessarie)
      ^sono richiest(e|i)$
      ^e richiest(a|o)$
      ^(il |la )?candidat(o|a) (deve|dovra|possiede)
      ^cosa (ti )?(richiediamo|cerchiamo in te)
    `,
  },
  cues: {
    nice: `
      preferenzial
      preferibil
      di preferenza
      costituisce
      costituisc[ao]no (un |dei )?(titol|requisit|element|valore|vantagg|plus)
      gradit[aoie]_
      apprezzat[aoie]_
      (è|sarà|sono|saranno|rappresenta|rappresentano) (un |anche un )?(vantaggio|valore aggiunto|plus)
      valutat[aoie] positivamente
      valut(iamo|eremo) (positivamente )?anche (profili|candidat)
      si valuta(no)? positivamente
      consigliat[aoie]$
      meglio se_
      (util[ei]|interessante|benvenut[oa]),? (ma|anche se) non_
      (benvenut[aoie]|ben accett[aoie]|ben vist[aoie]|utile|utili).?$
      (sarebbe|sarebbero) (ottim|ideal|perfett|fantastic|bello|utile|utili_|gradit|interessant)
      (è|sono|sarà|saranno) (ben )?benvenut
      positivamente valutat[aoie]
      desiderabil
      auspicabil
      idealmente
      opzional
      facoltativ
      non (è |sono )?(indispensabil|vincolant|fondamental|obbligatori)
      complet(a|ano|erà|eranno) il profilo
    `,
    must: `
      esperienza
      conoscenza
      laurea
      diploma
      indispensabil
      obbligatori
      richiest[oaie]_
      si richied(e|ono)_
      (è|sono) richiest
      (dovrà|dovranno|deve|devono) (essere|avere|possedere)_
      in possesso d
      è (necessari|indispensabil|fondamental|obbligatori)
      (conosci|parli|possiedi)_
      automunit
    `,
    duty: `
      si occuperà
      ti occuperai
    `,
    boilerplate: `
      // what the employer offers
      si offre
      offriamo
      contratto a tempo
      _ral_
      buoni pasto
      mensa_
      // how to apply
      inviare (il )?(cv|curriculum)
      sede( di lavoro| lavorativa)?:
      trattamento dei dati
      // equal opportunity
      entrambi i sessi
    `,
  },
  littleWords: wordSet(
    `nell dell all dall sull sui sugli sulle agli alle dai dagli dalle attivita attività tutto tutta tutti tutte ogni fare dare stare il lo la i gli le un uno una di del dello della dei degli delle d e o ed con per in nel nella nei al allo alla ai alle da dal dalla su sul sulla che si è sono anni anno mesi mese almeno come molto più piu nostro nostra lingua costituisce sarà saranno sarebbe rappresenta rappresentano costituiscono costituirà anche`,
  ),
  nonSkillWords: wordSet(
    `presenza forte forti ambito ambiti maniera modo semplice semplici chiara chiaro tipica tipico tipiche tipici dinamiche argomenti materia materie rilevanti rilevante eccellente eccellenti
    richiesti richieste obbligatorio obbligatoria richiesta richiesto dote doti disponibilita trasferte necessaria necessario indispensabile minimo equivalente
    esperienza conoscenza conoscenze ottima buona buone capacita competenza competenze laurea diploma utilizzo uso padronanza lingua inglese italiano livello minima almeno gradita titolo preferenziale settore organizzazione precisione autonomia flessibilita lavorare squadra strumenti preferenziale massima
    pregressa pregresse comprovata comprovate maturata consolidata solida solide discreta discrete approfondita approfondite lavorativa professionale documentata requisito fondamentale fondamentali dimostrabile dimostrata ottime ottimi ottimo buoni altre
    base scritta scritto parlata parlato orale mansione mansioni posizione ruolo contesto possesso comprensione breve brevi seconda eta validita categoria aggiornato aggiornata valido valida vigente vigenti
    conseguito conseguita correlati correlate connessi connesse maturate maturati esperienze facoltativo facoltativa benvenuto benvenuta conosce possiede valuta positivamente meglio se simile simili ampia buono buon`,
  ),
  languageNames: {
    inglese: 'English',
    tedesco: 'German',
    tedesca: 'German',
    francese: 'French',
    spagnolo: 'Spanish',
    portoghese: 'Portuguese',
    olandese: 'Dutch',
  },
};
