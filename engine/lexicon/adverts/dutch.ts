import { wordSet } from '../word-set.ts';
import type { AdvertLanguage } from './format.ts';

/** Job postings in Dutch. Origin: written by us, from how such postings are worded. */
export const dutch: AdvertLanguage = {
  headings: {
    nice: `
      een pre
      pluspunten?
      mooi meegenomen
      ^(pre( s)?|pres|wensen|wenselijk|optioneel|bij voorkeur|bonus|leuk als)$
      bonuspunten?
      extra punten
      gewenste? (vaardigheden|kennis|ervaring|competenties|opleiding|eigenschappen)
      ^gewenst$
      onze voorkeur
      wat we leuk vinden
      pluspunt
    `,
    boilerplate: `
      (wat )?(bieden wij|wij bieden)( jou)?
      arbeidsvoorwaarden
      wat krijg je
      solliciteren
      sollicitatie*
      wat bieden (we|wij)
      wat (wij|we) (je |jou )?bieden
      ^(ons )?aanbod
      ^(dit|wat) krijg (je|jij)
      ^interesse$
      ^waarom (bij )?(ons|werken)
      dit bieden (wij|we)
      te bieden( hebben| heeft)?$
      (we|wij) (je |jou )?graag bieden
      ^(dit|wat) bieden (we|wij)
      ^(daarnaast|verder|ook) bieden (we|wij)
      ^wat (staat er tegenover|mag (je|jij) (van ons )?verwachten)
      ^wat (krijg|ontvang) (je|jij)
      ^(onze|jouw|je|de) (voordelen|extra s)
    `,
    about: `
      over ons
      wie zijn wij
      wie wij zijn
    `,
    duty: `
      ^(jouw |de )?taken
      wat ga je doen
      functieomschrijving
      jouw rol
      werkzaamheden
      wat ga jij doen
      ^(de|jouw|je) functie$
      ^dit ga (je|jij) doen
      ^(taken en )?verantwoordelijkheden
      ^(jouw werkdag|takenpakket)
      ^hoofdtaken
      ^(jouw |je |de )?(belangrijkste |voornaamste |dagelijkse )?(taken|werkzaamheden)( zijn| bestaan uit)?
      ^wat (je|jij) (gaat doen|doet)
      ^(dit|wat) doe (je|jij)
      ^wat houdt (de functie|het|deze functie) in
      ^hoe ziet (je|jouw) (dag|werkdag|week|werkweek) eruit
    `,
    must: `
      wat vragen wij
      wij vragen
      functie eisen
      functieeisen
      wie ben jij
      jouw profiel
      profiel
      dit breng je mee
      wat breng je mee
      wat neem je mee
      wat vragen we
      (dit|wat) vragen (wij|we)
      (harde |functie ?)?(eisen|vereisten)
      ^vereist$
      wie zoeken (wij|we)
      (dit|wat) neem (je|jij) mee
      (dit|wat) breng (je|jij) mee
      ^(dit ben jij|jij (hebt|bent)|gevraagd|wij zoeken)$
      wat heb (je|jij) nodig
      ^(competenties|kwalificaties|vaardigheden)$
      wat verwachten (we|wij)
      ^kennis en ervaring
      ^(aanwervings|aanstellings|toelatings)?voorwaarden$
      ^opleiding en ervaring
      wat we zoeken
      wie we zoeken
      (dit|wat) we (van (je|jou) )?(vragen|verwachten)
      wat wij (van (je|jou) )?(vragen|verwachten|zoeken)
      ^(daarnaast|verder|ook|bovendien) (heb|ben|beschik) (je|jij)( over)?$
      ^(dit|wie) (heb|ben|bent) (je|jij)$
      ^wie (je|jij) bent$
      ^over jou$
      ^(jouw|je) (kwaliteiten|talenten|achtergrond|kennis|ervaring|vaardigheden|bagage)
      ^wat (je|jij) meebrengt
      ^wat (heb|moet) (je|jij) (in huis|kunnen|hebben)
      ^(dit|wat) verwachten (we|wij)
      ^(jij|je) hebt$
    `,
  },
  cues: {
    nice: `
      een (grote |sterke |duidelijke )?pr(e_|é)
      ^pr[eé]$
      ^pr[eé] ?:
      (is|zijn|ook) (wel )?(handig|fijn|welkom)
      vinden (we|wij) (leuk|fijn)
      een (groot |dikke |grote )?plus
      pluspunt
      (is|als|zijn) een (groot |duidelijk )?voordeel_
      bij voorkeur
      (de|onze) voorkeur
      liefst_
      idealiter
      _gewenst_
      gewenste (ervaring|kennis|competentie)
      wenselijk
      strekt tot aanbeveling
      streepje voor
      geen (must|vereiste|eis|noodzaak|harde eis)
      niet (vereist|noodzakelijk|verplicht)
      optioneel
      (mooi|leuk|fijn) meegenomen
      (handig|nuttig|fijn|mooi|leuk|prettig|welkom),? maar (niet|geen)_
      (welkom|gewaardeerd|nuttig).?$
      (wordt|worden) (zeer )?(gewaardeerd|op prijs gesteld)
      zou(den)? (heel |erg )?(mooi|fijn|leuk|handig|top|geweldig|ideaal|perfect|prettig|nuttig|een pré) zijn
    `,
    must: `
      ervaring
      kennis van
      je (hebt|beschikt|bent|kunt)
      vereist
      rijbewijs
      (is|zijn) (vereist|noodzakelijk|verplicht)
      ben jij (een|iemand)
      je (spreekt|beheerst|kent|bezit|woont)_
      (is|zijn|vind je) (voor jou )?geen probleem
    `,
    duty: `
      je (gaat|bent verantwoordelijk|zorgt|werkt)
    `,
    boilerplate: `
      // what the employer offers
      wij bieden
      reiskosten
      pensioen
      salaris
      leaseauto
      vakantiedagen
      // how to apply
      solliciteer
      sollicitatie
      acquisitie
    `,
  },
  littleWords: wordSet(
    `de het een en of met van voor in op aan bij uit naar als door je jij jouw jou wij ons onze u uw is zijn bent hebt heeft heb kunt kan wordt worden dat die dit te om ten minste minimaal jaar jaren enkele paar geldige geldig ook niet maar wel`,
  ),
  nonSkillWords: wordSet(
    `empathisch empathische geduldig instelling communicatie beschikbaar teamspeler
    omgeving functie bezit woord geschrift werkervaring afgerond behaald behaalde actueel actuele soortgelijke branche
    allemaal iemand geniet vinden leuk gelijkwaardig gelijkwaardige lezen gewerkt reizen bereid bereidheid nodig beheerst beheersen mooi meegenomen sterk sterke minimaal vereiste spreekt spreken schrijft schrijven
    ervaring kennis diploma goede beheersing vaardigheden vaardigheid werken niveau opleiding afgeronde zelfstandig zelfstandigheid flexibel enthousiast team rijbewijs vereist affiniteit communicatieve nederlandse taal denkniveau collega collegas toedienen voorkeur heeft
    kent aantoonbare ruime bekend goed overweg vergelijkbaar vergelijkbare vaardig relevante uitstekende brede gedegen enige recente uitgebreide grondige verplicht verplichte noodzakelijk noodzakelijke evenals`,
  ),
  languageNames: {
    engels: 'English',
    engelse: 'English',
    duits: 'German',
    duitse: 'German',
    frans: 'French',
    franse: 'French',
    spaans: 'Spanish',
    italiaans: 'Italian',
    portugees: 'Portuguese',
    nederlands: 'Dutch',
    nederlandse: 'Dutch',
  },
};
