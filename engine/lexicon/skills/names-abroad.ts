import { entriesOf, type TermName } from './format.ts';

/**
 * Names of terms in German, French, Spanish, Italian, Portuguese and Dutch, by the name that the lexicon prints: one
 * term per line. The matcher does not know the inflections of these languages, so the usual forms are listed. Origin:
 * written by us.
 */
const skill = `
Accounts payable = Kreditorenbuchhaltung, Kreditoren, comptabilité fournisseurs, cuentas por pagar, contabilità fornitori, contas a pagar, crediteuren, crediteurenadministratie
Accounts receivable = Debitorenbuchhaltung, Debitoren, Debitoren- und Kreditorenbuchhaltung, comptabilité clients, cuentas por cobrar, contabilità clienti, contas a receber, debiteuren, debiteurenbeheer
Accounting = Buchhaltung, Finanzbuchhaltung, Rechnungswesen, comptabilité, comptabilité générale, contabilidad, contabilità, contabilidade, boekhouding
Bank reconciliation = Bankabstimmung, rapprochement bancaire, rapprochements bancaires, conciliación bancaria, riconciliazione bancaria, conciliação bancária
Payroll = Lohnbuchhaltung, Lohnabrechnung, Gehaltsabrechnung, Entgeltabrechnung, paie, gestion de la paie, nóminas, buste paga, folha de pagamento, salarisadministratie, loonadministratie
Cash flow management = fluxo de caixa, flujo de caja, Liquiditätsplanung, trésorerie, flusso di cassa, kasstroom
Management accounting = contrôle de gestion, control de gestión, controllo di gestione
Budget management = Budgetverantwortung, Budgetplanung, gestion budgétaire, gestión de presupuestos, gestione del budget, gestão orçamentária
Auditing = Wirtschaftsprüfung, auditoría, revisione contabile, auditoria
Inventory management = Bestandsmanagement, Bestandsführung, Lagerverwaltung, gestion des stocks, gestion de stock, gestión de inventarios, gestión de stock, gestione del magazzino, gestione magazzino, controle de estoque, gestão de estoques, voorraadbeheer
Procurement = Einkauf, Beschaffung, achats, approvisionnement, approvisionnements, gestion des approvisionnements, compras, approvvigionamento, acquisti, inkoop
Logistics = Logistik, logistique, logística, logistica, logistiek
Order picking = Kommissionierung, Kommissionieren, préparation de commandes, preparación de pedidos, picking, separação de pedidos, orderpicken
Forklift operation = Gabelstapler, Staplerfahrer, chariot élévateur, carretilla elevadora, carretillero, carrello elevatore, muletto, empilhadeira, heftruck
Forklift certification = Staplerschein, Gabelstaplerschein, carnet de carretillero, patentino muletto, patentino del muletto, heftruckcertificaat
Driving licence = Führerschein, Führerschein Klasse B, Führerschein der Klasse B, permis B, permis de conduire, carnet de conducir, permiso de conducir, patente B, patente di guida, CNH, carta de condução, rijbewijs, rijbewijs B
Customer service = Kundenservice, Kundenbetreuung, service client, relation client, atención al cliente, servizio clienti, assistenza clienti, atendimento ao cliente, klantenservice
Outside sales = Außendienst, vente terrain, buitendienst
Digital marketing = Online-Marketing, Onlinemarketing, marketing digital, marketing numérique, digitales Marketing
Social media marketing = soziale Medien, réseaux sociaux, redes sociales, redes sociais, sociale media
Search engine optimization = Suchmaschinenoptimierung, référencement naturel, posicionamiento web
Email marketing = E-Mail-Marketing, campagnes emailing, emailing
Graphic design = Grafikdesign, graphisme, diseño gráfico, grafica pubblicitaria, design gráfico, grafisch ontwerp
Project management = Projektmanagement, Projektleitung, Projektsteuerung, gestion de projet, gestion de projets, conduite de projet, gestión de proyectos, gestione progetti, gestione di progetti, gestão de projetos, projectmanagement
People management = Personalführung, Mitarbeiterführung, Führungserfahrung, encadrement, management d'équipe, gestión de equipos, gestione del personale, gestão de pessoas, gestão de equipes, leidinggeven
Recruitment = Personalgewinnung, Personalbeschaffung, recrutement, selección de personal, selezione del personale, recrutamento e seleção, werving en selectie
Quality management = Qualitätsmanagement, management de la qualité, gestión de calidad, gestión de la calidad, gestione qualità, gestão da qualidade, kwaliteitsmanagement
Quality assurance = Qualitätssicherung, assurance qualité, aseguramiento de la calidad, garanzia di qualità, garantia da qualidade, kwaliteitsborging
Quality control = Qualitätskontrolle, Qualitätsprüfung, contrôle qualité, control de calidad, controllo qualità, controle de qualidade, kwaliteitscontrole
Workplace health and safety = Arbeitssicherheit, Arbeitsschutz, sécurité au travail, prevención de riesgos laborales, sicurezza sul lavoro, segurança do trabalho, arbeidsveiligheid
Technical drawing = technisches Zeichnen, technische Zeichnungen, dessin technique, dessin industriel, dibujo técnico, disegno tecnico, disegno meccanico, desenho técnico, technisch tekenen
Bill of materials = Stückliste, Stücklisten, nomenclatures de produits, lista de materiales, distinta base, distinte base, lista de materiais, stuklijsten
Welding = Schweißen, Schweissen, soudage, soudure, soldadura, saldatura, soldagem, lassen
CNC machining = CNC-Fräsen, CNC-Drehen, Zerspanung, usinage, mecanizado CNC, lavorazioni CNC, usinagem, verspaning
Equipment maintenance = Instandhaltung, Wartung, mantenimiento, manutenzione, manutenção, onderhoud
Preventive maintenance = vorbeugende Instandhaltung, maintenance préventive, mantenimiento preventivo, manutenzione preventiva, manutenção preventiva, preventief onderhoud
Electrical installation = Elektroinstallation, installations électriques, instalaciones eléctricas, impianti elettrici, instalações elétricas, elektrische installaties
Plumbing = Sanitärinstallation, plomberie, fontanería, idraulica civile, encanamento, loodgieterswerk
Carpentry = Zimmerei, Tischlerei, Schreinerei, charpente, menuiserie, carpintería, falegnameria, carpintaria, timmerwerk
Machine learning = maschinelles Lernen, apprentissage automatique, aprendizaje automático, apprendimento automatico, aprendizado de máquina
Data analysis = Datenanalyse, Datenanalysen, analyse de données, análisis de datos, analisi dei dati, analisi dati, análise de dados, data-analyse
Software development = Softwareentwicklung, Software-Entwicklung, développement logiciel, desarrollo de software, sviluppo software, desenvolvimento de software, softwareontwikkeling
Patient care = Krankenpflege, Behandlungspflege, Grund- und Behandlungspflege, soins infirmiers, cuidados de enfermería, assistenza infermieristica, cuidados de enfermagem, verpleegkundige zorg, verpleegkunde
Personal care = Grundpflege, Körperpflege, aide à la toilette, soins d'hygiène, cuidado personal, igiene personale, persoonlijke verzorging
Registered Nurse = Pflegefachkraft, examinierte Pflegefachkraft, Pflegefachfrau, Pflegefachmann, Gesundheits- und Krankenpfleger, Diplôme d'État d'infirmier, infirmier diplômé d'État, BIG-registratie
Wound care = Wundversorgung, Wundmanagement, pansements, pansements complexes, cura de heridas, curas de heridas, medicazione delle ferite, tratamento de feridas, wondzorg
Medication administration = Medikamentengabe, Medikamentenvergabe, Medikamentenmanagement, administration des médicaments, administración de medicación, somministrazione farmaci, somministrazione di farmaci, administração de medicamentos, toedienen van medicatie, medicatie toedienen
Phlebotomy = Blutentnahme, Blutentnahmen, prélèvements sanguins, prises de sang, extracción de sangre, prelievi, coleta de sangue, bloedafname
Pain management = Schmerztherapie, Schmerzmanagement, gestion de la douleur, prise en charge de la douleur, tratamiento del dolor, terapia del dolore, pijnbestrijding
Palliative care = Palliativpflege, soins palliatifs, cuidados paliativos, cure palliative, palliatieve zorg
Care planning = Pflegeplanung, plan de soins, zorgplannen, zorgplan
Charting = Pflegedokumentation, dossier de soins
Oncology = Onkologie, oncologie, oncología, oncologia
Lesson planning = Unterrichtsvorbereitung, préparation de cours, planificación de clases, planejamento de aulas, lesvoorbereiding
Food safety = Lebensmittelhygiene, sécurité alimentaire, seguridad alimentaria, sicurezza alimentare, segurança alimentar, voedselveiligheid
Translation = Übersetzung, Übersetzungen, traduction, traducción, traduzione, tradução, vertaling
Contract law = Vertragsrecht, droit des contrats, diritto contrattuale, contractenrecht
Employment law = Arbeitsrecht, droit du travail, derecho laboral, diritto del lavoro, direito do trabalho, arbeidsrecht
Data privacy = Datenschutz, DSGVO, RGPD, protection des données, protección de datos, protezione dei dati, proteção de dados, LGPD, gegevensbescherming, AVG
Agile = agile Methoden, agiles Arbeiten, méthodes agiles, metodologías ágiles, metodologie agili, metodologias ágeis
Microsoft Office = MS-Office-Kenntnisse, Office-Kenntnisse, Pack Office, paquete Office, pacchetto Office, pacote Office
Microsoft Excel = Excel-Kenntnisse, Excel avanzado, Excel avançado, Excel avanzato
Teamwork = Teamfähigkeit, travail en équipe, esprit d'équipe, trabajo en equipo, lavoro di squadra, trabalho em equipe, samenwerken
Initiative = Eigeninitiative, esprit d'initiative, proactividad, iniciativa, proattività, proatividade, iniciativa própria, eigen initiatief
Reliability = Zuverlässigkeit, fiabilité, fiabilidad, affidabilità, confiabilidade, betrouwbaarheid
Stress tolerance = Belastbarkeit, résistance au stress, resistencia al estrés, resistenza allo stress, stressbestendigheid
Organizational skills = Organisationstalent, Organisationsfähigkeit, sens de l'organisation, capacidad de organización, organización, capacità organizzative, organização, organisatievermogen
Independence = Selbstständigkeit, selbstständige Arbeitsweise, travail en autonomie, trabajo autónomo, zelfstandigheid
Flexibility = Flexibilität, flexibilité, flexibilidad, flessibilità, flexibilidade, flexibiliteit
Interpersonal skills = aisance relationnelle, sens du relationnel, habilidades interpersonales, capacità relazionali, relacionamento interpessoal, sociale vaardigheden
Attention to detail = Sorgfalt, Genauigkeit, rigueur, souci du détail, atención al detalle, precisione, atenção aos detalhes, nauwkeurigheid
Problem solving = Problemlösungskompetenz, résolution de problèmes, resolución de problemas, problem solving, resolução de problemas, probleemoplossend vermogen
Accountability = Verantwortungsbewusstsein, sens des responsabilités, responsabilidad, senso di responsabilità, responsabilidade, verantwoordelijkheidsgevoel
Communication = Kommunikationsfähigkeit, Kommunikationsstärke, capacidad de comunicación, capacità comunicative
`;

/** The foreign names by their term, as the lexicon prints it. */
export const namesAbroad: readonly { term: string; names: readonly TermName[] }[] = entriesOf({
  industry: 'General',
  origin: 'written by us',
  skill,
}).map(({ term, names }) => ({ term, names: names.slice(1) }));
