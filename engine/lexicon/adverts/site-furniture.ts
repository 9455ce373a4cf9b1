import { compilePhrases } from '../phrases/compile.ts';
import { inSequence } from '../phrases/compose.ts';

// Text that job sites put around a posting and that is copied along with it. Origin: written by us, from the wording of
// such pages in November 2026.

const wholeLine = { start: 'text', end: 'text' } as const;

/** Lines that a site adds, in lower case. */
export const siteLines: readonly RegExp[] = [
  compilePhrases(
    `
    // buttons
    easy apply
    apply( now)?
    apply on company (web)?site
    apply now( share)?( save( job)?)?
    save( job)?
    saved
    share( job)?
    report( this)? job
    show (more|less)( show (more|less))?
    see (more|less)
    read more
    back to (search|results|jobs)
    (search for |all |back to all )?jobs
    job search
    careers
    print
    copy link
    follow
    sign in…
    set alert…
    (✉ )?create alert
    view profile
    view all jobs
    search by (keyword|location|postal code|job title)
    show more options
    search jobs
    select how often \\(in days\\) to receive an alert:?
    find similar jobs:?
    apply now »
    job posted by …
    similar jobs…
    // labels of the posting
    be an early applicant
    actively (hiring|recruiting|reviewing applicants)
    promoted…
    viewed
    new
    urgently hiring
    responds? within …
    `,
    wholeLine,
  ),
  /^(?:reposted|posted|published)\b.{0,80}$/u,
  /\b(?:over )?\d+\+? (?:applicants|people clicked apply)\b/u,
  compilePhrases(
    String.raw`
    profile insights
    hiring insights
    job activity
    here['’]s how the … (align|match)…
    meet the hiring team
    message the (job poster|recruiter)
    see who … has hired…
    people you can reach out to
    how you match
    your profile matches…
    application response rate…
    pulled from the full job description
    benefits pulled from …
    do you have (experience in|a valid|a) …\?( yes no)?
    referrals increase your chances …
    get notified about …
    job id:? [\S]{1,}
    `,
    wholeLine,
  ),
  compilePhrases(
    `
    (add to )?saved jobs
    // German
    (jetzt )?bewerben
    einfach bewerben
    (job |stelle )?(speichern|merken|teilen|drucken|melden)
    (schließen|anzeigen|zurück|weiter)
    (mehr|weniger) anzeigen
    ähnliche (jobs|stellen|stellenangebote)…
    veröffentlicht…
    zurück zur …
    // French
    postuler( maintenant)?
    candidature simplifiée
    (enregistrer|partager|imprimer|signaler|fermer|sauvegarder|retour)( (l['’])?(offre|annonce|emploi))?
    (afficher|voir) (plus|moins)
    offres (similaires|d['’]emploi similaires)…
    (publiée?|postée?) (le|il y a|aujourd['’]hui)…
    retour aux (offres|résultats)…
    // Spanish
    (inscribirme|inscribirse|postular|postularme|solicitar|aplicar)( ahora| a (esta|la) oferta)?
    solicitud sencilla
    (guardar|compartir|imprimir|denunciar|cerrar|volver)( (la )?(oferta|empleo|vacante))?
    (mostrar|ver) (más|menos)
    (ofertas|empleos) similares…
    publicad[oa] (hoy|ayer|hace|el)…
    información de contrataciones
    actividad del empleo
    // Italian
    (candidati|invia candidatura)( ora| subito)?
    candidatura semplice
    (salva|condividi|stampa|segnala|chiudi|indietro)( (l['’])?(offerta|annuncio))?
    (mostra|vedi) (altro|di più|meno)
    (offerte|annunci) simili…
    pubblicat[oa] (oggi|ieri|il)…
    // Portuguese
    (candidatar-se|candidate-se|quero me candidatar)( agora)?
    candidatura simplificada
    (salvar|guardar|compartilhar|partilhar|imprimir|denunciar|fechar|voltar)( (a )?(vaga|oferta))?
    (exibir|mostrar|ver) (mais|menos)
    vagas (semelhantes|similares)…
    publicad[oa] (hoje|ontem|há|em)…
    // Dutch
    (nu |direct |meteen )?solliciteren
    solliciteer( nu| direct)?
    (bewaren|opslaan|delen|printen|afdrukken|sluiten|terug)
    (bewaar|deel|print) (deze )?vacature
    (toon|bekijk) (meer|minder)
    (meer|minder) (weergeven|tonen)
    (vergelijkbare|soortgelijke) vacatures…
    geplaatst (op|vandaag|gisteren)…
    `,
    wholeLine,
  ),
  compilePhrases(
    String.raw`
    // what a network shows around a posting, and about how its reader matches it
    // German
    (lernen sie|lerne) das (recruiting|einstellungs)[-]?team kennen
    personen, (die sie|mit denen sie)…
    (passt|entspricht) (zu )?(ihrem|deinem) profil…
    premium (kostenlos )?(testen|ausprobieren)…
    // French
    (rencontrez|découvrez) l['’]équipe (de recrutement|qui recrute)
    personnes que vous pouvez contacter
    (correspond|correspondent) à votre profil…
    (essayer|essai gratuit|profitez de) …premium…
    (tout )?afficher (tout|les détails)…
    // Spanish
    conoce al equipo de (contratación|selección)
    personas (a las que|con las que) puedes…
    coincide con tu perfil…
    (prueba|probar) premium…
    mostrar (todo|todos)…
    // Italian
    informazioni sull['’]offerta di lavoro
    incontra il team di selezione
    persone che puoi contattare
    ex studenti di …
    vuoi sapere come ti posizioni\?…
    # competenz[ae] (corrisponde|corrispondono|sul|mancant)…
    competenze aggiunte dall['’]autore…
    (aggiungi|distinguiti aggiungendo) …(profilo|competenze)…
    mostra (tutto|i dettagli)…
    (prova|raggiungi) …premium…
    // Portuguese
    conheça a equipe de contratação
    pessoas (com quem|que) você pode…
    (corresponde|correspondem) ao seu perfil…
    (experimente|testar) o premium…
    // Dutch
    (ontmoet|maak kennis met) het (wervings|recruitment)team
    personen met wie (u|je) contact…
    komt overeen met (uw|je) profiel…
    probeer premium…
    `,
    wholeLine,
  ),
];

/** From here to the end of a line the text is the site's, not the employer's. */
export const siteTail = inSequence(
  compilePhrases(
    String.raw`
    show more[\s]{1,}show less
    seniority level[\s]{1,}(entry level|mid-senior level|associate|director|executive|internship|not applicable)
    referrals increase your chances
    `,
    { start: 'word', end: 'word', ignoreCase: true },
  ),
  /.*$/iu,
);
