/** What somebody did about a certificate after it was issued: '2019, renewed 2023'. One phrase a line. Origin: written by us. */
export const renewals = `
  renewed
  refreshed
  updated
  revalidated
  re-?certified
  recertification
  renewal
  refresher( course)?
  since
  re-?zertifiziert
  re-?zertifizierung
  erneuert
  aufgefrischt
  auffrischung
  verlängert
  seit
  renouvelée?
  renouvellement
  recyclage
  mise? à jour
  renovad[ao]
  renovaci[óo]n
  renova[çc][ãa]o
  revalidad[ao]
  actualizad[ao]
  atualizad[ao]
  recicla(je|gem)
  rinnovat[ao]
  rinnovo
  aggiornat[ao]
  aggiornamento
  vernieuwd
  verlengd
  herhaald
  herhaling
  `;
