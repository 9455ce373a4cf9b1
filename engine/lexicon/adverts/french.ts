import { wordSet } from '../word-set.ts';
import type { AdvertLanguage } from './format.ts';

/** Job postings in French. Origin: written by us, from how such postings are worded. */
export const french: AdvertLanguage = {
  headings: {
    nice: `
      ^(souhaite|souhaitable|idealement|facultatif|optionnel|bonus)(e?s?)$
      (serai(en)?t|competences?|connaissances?|experiences?|qualites|qualifications?|atouts?|formations?) souhaite*
      ^les plus$
      ^les plus (de (votre|ton)|du profil|qui)
      serait un plus
      un plus
      atouts?
      apprecie*
      petits? plus
      ^les du profil$
      ce qui (fera|ferait) la difference
      un bonus
    `,
    boilerplate: `
      (nous|on) (vous )?(offrons|proposons|offre|propose)…
      ce que nous (vous )?(offrons|proposons)
      avantages
      remuneration
      pourquoi nous rejoindre
      processus de recrutement
      ^conditions$
      ^conditions (de travail|proposees|d emploi)
      ^notre offre$
      (pour|comment) postuler
      ^les plus (du poste|de l entreprise|de l offre|de la societe)
      ^caracteristiques? (du poste|de l emploi|du contrat|de l offre)
      ^informations (obligatoires|contractuelles|pratiques|generales)
      ^specificites( du poste)?$
      ^(nos|les|vos) avantages
      ^ce que (vous|tu) y (gagnez|gagnes)
      ^modalites( du poste| du contrat)?$
    `,
    about: `
      qui sommes nous
      l entreprise
      a propos
      notre (client|societe)
    `,
    duty: `
      ^(vos |tes |les |vos principales )?missions?( principales)?$
      vos responsabilites
      le poste
      description du poste
      votre role
      activites
      ^(vos |tes |les )?(taches|responsabilites)
      ^au quotidien
      ^descriptif du poste
      ^(descriptif|description) (de l (offre|emploi)|des (missions|taches|activites))$
      ^ce que vous ferez
      ^ce que tu feras
      ^(vos|les|tes) (taches|fonctions|activites)
      (taches|missions|fonctions) (seront|sont|consistent|seront de|principales)
      ^(principales |vos principales )?(missions|activites|fonctions)
      ^ce que (vous|tu) (allez|vas) faire
      ^(votre|ton) quotidien
    `,
    must: `
      qualites
      savoir etre
      votre profil
      profil recherche
      competences
      ce que nous recherchons
      prerequis
      ^formation
      vous etes
      vous avez
      ^(exige|requis|obligatoire|indispensable)(e|s|es)?$
      ^exigences
      ^qui (etes vous|es tu)$
      ^profil
      ^savoir faire$
      ce que nous attendons
      ce qu on attend
      ^criteres
      ^(votre|ton) parcours$
      ^(votre|ton) (formation|experience)
      ^ce que (vous|tu) (apportez|apportes)
      ^ce qu il vous faut
      expertises? necessaires?
    `,
  },
  cues: {
    nice: `
      un (vrai |réel |gros |grand |petit |sérieux |véritable )plus_
      (est|serait|sera|sont|seraient|seront|constitue|constituerait|représente) un plus_
      un plus ?[.,;:!)]
      un plus (indéniable|certain|apprécié|important|significatif|pour|sur|dans|si|et|mais)_
      un plus (appréciable|notable|serait|sera)_
      un plus$
      souhaité
      souhaitable
      souhaiterions
      apprécié
      valorisé
      un (vrai |réel |gros |grand |petit |sérieux |véritable |précieux )?atout
      (est|serait|sera|constitue) un (vrai |réel |gros |grand |petit |sérieux |véritable |précieux )?avantage
      considérée? comme un avantage_
      atout (majeur|supplémentaire|certain|important)
      ^atouts? ?:
      (est|serait|sera|sont|seraient|seront) (la |le |les |très |également )?bienvenue?
      (bienvenu|utile)(e|s|es)? ?[.,;)]
      (bienvenu|utile)(e|s|es)?$
      (est|sont|serait|seraient) (fortement |vivement )?recommandé
      serait (l['’])?idéal_
      idéalement
      de préférence
      si possible_
      préférentiellement
      optionnel
      facultati[fv]
      non (obligatoire|exigé|indispensable)
      pas (obligatoire|exigé|indispensable)
      (est|serait|sera) un bonus
      (utile|bienvenu|bienvenue|intéressant|intéressante)s?,? mais (pas|non)_
      (serait|seraient|sera|seront) (super|génial|formidable|parfait|idéal|appréciable|bien)e?s?_
      (recommandé|conseillé|appréciabl)(e|s|es)?.?$
    `,
    must: `
      connaissances?_
      expérience
      maîtris
      titulaire
      diplôm
      exigé
      obligatoire
      indispensable
      requis
      vous (avez|êtes|possédez|justifiez)
      vous (bénéficiez|disposez|maîtrisez) d
      (est|sont) nécessaires?
      il faut (être|avoir|savoir)_
      vous (connaissez|savez|parlez|faites preuve|détenez)_
      tu (as|sais|connais|maîtrises|parles|possèdes|justifies|disposes)_
      (vous êtes|tu es) (à l['’]aise|titulaire|diplômé|disponible|autonome|mobile|capable)
    `,
    duty: `
      vous (assurez|serez|participez|accompagnez|gérez|encadrez|prenez)
    `,
    boilerplate: String.raw`
      // what the employer offers
      nous (vous )?offrons
      mutuelle
      tickets? restaurant
      13e mois
      _rtt_
      prime d
      rémunération
      convention collective
      avantages[\s]{0,}:
      ambiance (de travail|conviviale|familiale)
      intéressement
      congés payés
      jours de télétravail
      // how to apply
      candidature
      lettre de motivation
      // equal opportunity
      situation de handicap
    `,
  },
  littleWords: wordSet(
    `a le la les l un une des du de d et ou avec pour dans en au aux par sur sous chez vous votre vos nous notre nos est sont êtes etes avez avoir être etre ce cette ces que qui dont plus moins ans an minimum sens serait une son sa ses se ne pas d’un ainsi alors tout tous toute toutes deja fait selon dote dotee lie lies liee liees afin lors entre sans donc mais tres bien compte amene amenee comme encore constitue constituent representent represente telles tels tel telle incluant notamment sein vigueur œuvre oeuvre preference`,
  ),
  nonSkillWords: wordSet(
    `presence indispensable indispensables faites faire preuve deplacements disponibilite souhaite souhaitee exige exigee vous
    experience connaissance connaissances maitrise pratique bonne bonnes bon excellent excellente solide solides capacite sens formation titulaire bac niveau minimum courant obligatoire souhaite souhaitee exige apprecie atout plus rigueur organisation autonomie dynamisme esprit equipe relationnel aisance reglementation utilisation outils logiciel logiciels poste domaine similaire anglais francais pratiques
    autonome rigoureux rigoureuse ponctuel ponctuelle ponctuels ponctuelles appreciee apprecie appreciees apprecies dynamique motive motivee organise organisee polyvalent polyvalente serieux
    serieuse volontaire reactif reactive curieux curieuse methodique independant independante soigneux soigneuse souriant
    souriante disponible implique impliquee passionne passionnee passionner creatif creative forte fort reel reelle premiere
    idealement significative temps region service services contact domaines suivants suivantes secteur regles consignes personne
    personnes client clients metier environnement travail terrain gout extreme precision respect matin apres-midi nuit
    capacites qualites savoir-etre notion notions competence competences profil aussi ayant autre autres vision recul attendu
    force proposition reussi reussie ecrit oral week-end week-ends week end ends weekend weekends soigne soignee soignes soignees ensemble jours feries resultats cabinet presentation challenge excellentes excellents base bases long longue terme recul prise attendue attendus attendues efficace efficaces aise volonte analyse methodologie methodologies minimal minimale
    exposition orientation equipe reunion reunions etape etapes suivi tant peut-etre peut role fonctionnement fortes forts specialisation affinite appetence appetences personnalite residence requis requise requises majeur majeure solidement avere averee averes averees demontrable demontree bienvenu bienvenue bienvenus bienvenues
    debutant debutante debutants debutantes accepte acceptes acceptee acceptees valide valides jour experiences
    approfondi approfondie approfondis approfondies courante courantes prealable prealables confirme confirmee confirmes confirmees similaires probante probantes reussies operationnelle operationnelles concrete concretes parfaite parfaites parfait professionnelle professionnelles reconnue reconnues etendue etendues acquise acquises recente possible tot immediatement`,
  ),
  languageNames: {
    anglais: 'English',
    allemand: 'German',
    francais: 'French',
    espagnol: 'Spanish',
    italien: 'Italian',
    portugais: 'Portuguese',
    neerlandais: 'Dutch',
  },
};
