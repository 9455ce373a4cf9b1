import { wordSet } from '../word-set.ts';
import type { AdvertLanguage } from './format.ts';

/** Job postings in German. Origin: written by us, from how such postings are worded. */
export const german: AdvertLanguage = {
  headings: {
    nice: `
      wunschenswert*
      von vorteil
      idealerweise
      plus ?punkte
      kann kriterien
      ^kann$
      ^(erwunscht|vorteilhaft|gern gesehen|schon ware|ein plus|wunsche)$
      (das )?ware (toll|schon|super|ein plus|von vorteil)
      bonuspunkte
      zusatzqualifikation*
      ist ein plus
      kein muss
      gerne? (bringst|bringen|hast|haben) (du|sie)
      kann anforderung*
      daruber freuen wir uns
    `,
    boilerplate: `
      (das |was )?(bieten wir|wir (dir |ihnen )?bieten)
      wir bieten…
      ihre vorteile
      deine vorteile
      unser angebot
      das erwartet (dich|sie) bei uns
      warum wir
      ^kontakt
      bewerbung
      so bewirbst du dich
      unsere (leistungen|benefits)
      was (dich|sie) bei uns erwartet
      ^was (du|sie) bei uns (erwartet|bekommst|bekommen)
      ^darauf (kannst du dich|konnen sie sich) freuen
      ^das spricht fur uns
      ^wir freuen uns
      ^freuen sie sich
      jetzt bewerben
      ^(das|was) (wir|bieten wir) (dir|ihnen)? ?bieten
      ^(deine|ihre) benefits
      ^was (du|sie) davon (hast|haben)
      ^das (hast|haben) (du|sie) davon
      ^was fur uns spricht
    `,
    about: `
      (wir )?uber uns
      wer wir sind
      das unternehmen
      unser kunde
    `,
    duty: `
      (haupt)?aufgaben*
      ihre tatigkeit*
      deine mission
      deine rolle
      das machst du
      was (dich|sie) erwartet
      stellenbeschreibung
      verantwortung*
      ^das erwartet (dich|sie)$
      tatigkeit(en|sbeschreibung|sfeld)
      ^was (du|sie) bei uns (machst|tun|tust|machen)
      ^(dein|ihr) (job|alltag|arbeitsalltag|arbeitstag)$
      ^darum geht es
      ^so sieht (dein|ihr) (alltag|tag) aus
      (deine|ihre) herausforderung*
      ^(dein|ihr) (aufgabengebiet|aufgabenbereich|tatigkeitsbereich|wirkungsfeld)
      ^was (du|sie) (machst|tust|tun)
      ^das sind (deine|ihre) aufgaben
    `,
    must: `
      ((ihr|dein|unser|das) )?profil
      anforderung*
      (das )?bringst du mit
      (das )?bringen sie mit
      was (du|sie) mitbring*
      voraussetzung*
      qualifikation*
      wir erwarten
      das solltest du
      kenntnisse
      muss kriterien
      ^muss$
      (zeichnet|macht) (dich|sie) aus
      damit uberzeug*
      womit (du|sie) uns uberzeug*
      uberzeugst du uns
      wen wir suchen
      ^(das erwarten wir|wir suchen|dein background|das sind sie|du bist|du hast|deine starken|erforderlich)$
      ^(was )?wir (uns )?wunschen( uns)?
      ^das wunschen wir uns
      ^(das|was) (du|sie) mitbring(st|en)( sollte(st|n))?
      ^(dein|ihr) (know how|hintergrund|skillset|werdegang)
      ^wen wir suchen
      ^wir suchen (dich|sie)( wenn)?$
      ^das (hast|haben) (du|sie)$
    `,
  },
  cues: {
    nice: `
      von vorteil
      vorteilhaft
      ein (großer |klarer |echter )?vorteil_
      wünschenswert
      _erwünscht
      idealerweise
      im idealfall
      bestenfalls
      optimalerweise
      vorzugsweise
      bevorzugt_
      gerne auch
      gerne? gesehen
      gerne mit (erfahrung|kenntnis)
      wären? (schön|toll|super|prima|wünschenswert|ein plus)
      (schön|toll|super|prima), wenn
      ein (großes |echtes |klares |dickes )?plus(punkt)?_
      ist hilfreich
      sind hilfreich
      runde(n|t|st) (dein|ihr|das|dieses)
      (hilfreich|nützlich|willkommen) ?[.,;)]
      (hilfreich|nützlich|willkommen)$
      (nicht|keine) zwingend
      (keine|nicht) (voraussetzung|bedingung|vorbedingung|pflicht)
      kein (muss|ausschlusskriterium|kriterium)
      schade(t|n) nicht
      freuen wir uns$
      freuen wir uns[.,;]
      (oder|bzw.) (sind |bist |die |zur )?bereit(schaft)?,
      kann (bei uns |intern )?(erworben|nachgeholt|erlernt) werden
      können (bei uns |intern )?(erworben|nachgeholt|erlernt) werden
      pluspunkte?_
      (hilfreich|nützlich|schön|gut),? (aber|jedoch) (nicht|kein)
      (gewünscht|begrüßenswert|von nutzen).?$
      wird (begrüßt|geschätzt|gerne? gesehen)
      wären? (hervorragend|ideal|klasse|perfekt|großartig|fantastisch|nett|hilfreich|nützlich|willkommen)
    `,
    must: `
      kenntnisse
      erfahrung
      ausbildung
      abgeschlossen
      studium
      sie (haben|bringen|verfügen|besitzen|beherrschen)
      du (hast|bringst|verfügst|beherrschst|kennst)
      (sicherer|guter|versierter|routinierter|gewandter|geübter) umgang
      erforderlich
      vorausgesetzt
      zwingend
      voraussetzung
      setzen wir voraus
      (wünschen|erwarten) wir( uns)?_
      (du|sie) (sprichst|sprechen|studierst|studieren)_
      immatrikuliert
    `,
    duty: `
      zu (ihren|deinen) aufgaben
      (ihre|deine) aufgaben
      sie (übernehmen|verantworten|unterstützen|betreuen|kümmern)
      du (übernimmst|verantwortest|unterstützt|betreust|entwickelst|kümmerst)
    `,
    boilerplate: `
      // what the employer offers
      wir bieten
      urlaubstage
      tage urlaub
      altersvorsorge
      jobrad
      jobticket
      deutschlandticket
      weihnachtsgeld
      gehalt_
      tarifvertrag
      parkplatz
      flexible arbeitszeit
      arbeitszeitmodell
      (arbeits|betriebs)klima
      arbeitsatmosphäre
      (weiterbildungs|entwicklungs|aufstiegs)möglichkeiten
      aufstiegschancen
      lohnzahlung
      (leistungsgerechte|übertarifliche|attraktive|faire) (vergütung|bezahlung|entlohnung)
      urlaubsgeld
      sonderzahlung
      firmenwagen
      dienstrad
      mitarbeiterrabatt
      unbefristete
      // how to apply
      gehaltsvorstellung
      bewerbung
      // equal opportunity
      unabhängig von
      schwerbehind
    `,
  },
  littleWords: wordSet(
    `der die das den dem des ein eine einen einem einer eines und oder mit von vom zu zum zur in im an am auf aus bei beim für fur nach über uber unter durch als sowie auch nicht sie ihr ihre ihren ihrer du dein deine deinen dich dir wir uns unser unsere ist sind hast haben hat bist kennst wird werden sich mindestens idealerweise gerne sehr bzw um es wie dass wenn deiner mehrere jahre jahren jahr dich gut ab vor seit gegen ihnen ihrem ihres ihm euch euer eure eurem euren sein seine seinem seinen zudem ausserdem daruber hinaus weiterhin ferner dabei aber jedoch`,
  ),
  nonSkillWords: wordSet(
    `bereich bereiche bereichen fachbereich fachbereichen bereitschaft dienstreisen reisebereitschaft ausgepragte setzen voraus abgeschlossene abgeschlossenes mindestens
    erfahrung erfahrungen berufserfahrung mehrjahrige kenntnisse kenntnissen grundkenntnisse fachkenntnisse sichere sicherer sicherheit umgang gute guter gutes sehr fundierte ausgepragte abgeschlossene abgeschlossenes abgeschlossen ausbildung berufsausbildung weiterbildung studium kaufmannische kaufmannisches technisches technische vergleichbare vergleichbar qualifikation bereitschaft freude interesse spass fahigkeit verstandnis routinierter versierter bereich arbeitsweise praxis tatigkeit idealerweise wunschenswert vorteil sorgfaltige selbststandige eigenverantwortliche strukturierte teamfahigkeit einfuhlungsvermogen kommunikationsstarke zuverlassigkeit flexibilitat belastbarkeit engagement motivation organisationstalent eigeninitiative verantwortungsbewusstsein genauigkeit team teamgeist deutsch englisch deutschkenntnisse englischkenntnisse wort schrift fliessend muttersprache niveau
    erfolgreich absolviert absolviertes hohe hohes hoher gebiet gebiete fachrichtung schwerpunkt sprache sprachen programm insbesondere mass
    hintergrund quereinsteiger berufseinsteiger praktikum praktika einrichtungen fragestellungen vorhaben themen position
    positionen branche unternehmen kunden auftreten arbeiten handeln denken einsatz wesen geschehen inhalten profil
    bewerberprofil anwendungen technologien zusammenarbeit unterstutzung mitarbeiter mitarbeitern mitarbeiterinnen kollegen
    routiniert routinierte vertraut gelernter gelernte umsetzung kompetenz kommunikative fahigkeiten ebenen unternehmensbereichen unternehmensbereiche
    menschen arbeit wochenende wochenenden situationen umfang erscheinungsbild neugier zahlen affinitat gespur
    art ansprechpartner weiterentwicklung kundenzufriedenheit verbindung rahmen ideal muss feiertag feiertage feiertagen
    bedingung kriterium ausschlusskriterium geduld diskretion loyalitat vertrauenswurdigkeit uberblick phase phasen wissen sicher auffassungsgabe zeitdruck ausdruck losungen auto fahrzeug wohnort voraussetzung`,
  ),
  languageNames: {
    englisch: 'English',
    deutsch: 'German',
    franzosisch: 'French',
    spanisch: 'Spanish',
    italienisch: 'Italian',
    portugiesisch: 'Portuguese',
    niederlandisch: 'Dutch',
  },
};
