import type { Tongue } from './countries.ts';

const lines = (text: string): readonly string[] => text.split('|').map((line) => line.trim());

/** Duties of any trade. '#' is a number. */
export const abroadDeeds: Readonly<Record<Exclude<Tongue, 'en'>, readonly string[]>> = {
  de: lines(`Betreuung von # Stammkunden im Außendienst | Planung und Durchführung von Schulungen für # Mitarbeitende
    | Einarbeitung neuer Kolleginnen und Kollegen | Verantwortung für ein Budget von # Tausend Euro
    | Erstellung von Angeboten und Rechnungen | Optimierung der Lagerbestände um # Prozent
    | Koordination eines Teams von # Personen | Dokumentation der Arbeitsabläufe nach ISO 9001
    | Entwicklung neuer Konzepte für die Qualitätssicherung | Abstimmung mit Lieferanten und Behörden
    | Vorbereitung des Monatsabschlusses | Wartung und Instandhaltung der Anlagen
    | Beratung von Kundinnen und Kunden am Telefon | Leitung von # Projekten im In- und Ausland`),
  fr: lines(`Gestion d'un portefeuille de # clients | Encadrement d'une équipe de # personnes
    | Préparation des commandes et suivi des livraisons | Réduction des délais de # %
    | Rédaction des comptes rendus hebdomadaires | Formation des nouveaux collaborateurs
    | Mise en place d'un outil de suivi des incidents | Accueil et orientation du public
    | Participation aux appels d'offres | Suivi budgétaire de # projets | Entretien et réparation des équipements
    | Organisation de # événements par an | Analyse des besoins et proposition de solutions`),
  es: lines(`Gestión de una cartera de # clientes | Coordinación de un equipo de # personas
    | Reducción de costes en un # % | Elaboración de informes mensuales | Atención al cliente presencial y telefónica
    | Control de existencias y pedidos | Formación de nuevos empleados | Planificación de turnos y vacaciones
    | Negociación con proveedores | Mantenimiento preventivo de maquinaria | Organización de # eventos al año
    | Seguimiento de presupuestos y facturación`),
  pt: lines(`Gestão de uma carteira de # clientes | Liderança de uma equipe de # pessoas
    | Redução de custos em # % | Elaboração de relatórios mensais | Atendimento ao público
    | Controle de estoque e pedidos | Treinamento de novos funcionários | Planejamento de escalas e férias
    | Negociação com fornecedores | Manutenção preventiva de equipamentos | Organização de # eventos por ano
    | Acompanhamento de orçamentos e faturamento`),
  it: lines(`Gestione di un portafoglio di # clienti | Coordinamento di un gruppo di # persone
    | Riduzione dei costi del # % | Redazione di relazioni mensili | Assistenza ai clienti
    | Controllo del magazzino e degli ordini | Formazione dei nuovi assunti | Pianificazione dei turni
    | Trattative con i fornitori | Manutenzione degli impianti | Organizzazione di # eventi all'anno
    | Preparazione dei preventivi e delle fatture`),
  nl: lines(`Beheer van een portefeuille van # klanten | Leidinggeven aan een team van # personen
    | Verlagen van de kosten met # % | Opstellen van maandelijkse rapportages | Klanten te woord staan aan de balie
    | Voorraadbeheer en bestellingen | Inwerken van nieuwe collega's | Plannen van roosters en vakanties
    | Onderhandelen met leveranciers | Onderhoud aan machines en installaties | Organiseren van # evenementen per jaar
    | Bewaken van budgetten en facturen`),
};

/** Titles of any trade, for resumes that are not in English. */
export const abroadTitles: Readonly<Record<Exclude<Tongue, 'en'>, readonly string[]>> = {
  de: lines(`Sachbearbeiter | Projektleiterin | Krankenpfleger | Softwareentwickler | Vertriebsmitarbeiterin
    | Bürokauffrau | Werkstudent | Elektroniker | Lagerist | Erzieherin | Controller | Leiter Einkauf
    | Wissenschaftlicher Mitarbeiter | Produktmanagerin | Mechatroniker | Steuerfachangestellte | Praktikant
    | Filialleiter | Teamleiterin Kundenservice | Schichtführer | Datenanalyst | Personalreferentin`),
  fr: lines(`Chef de projet | Infirmière | Développeur web | Assistante de direction | Comptable | Vendeuse
    | Conducteur de travaux | Chargée de communication | Ingénieur d'études | Stagiaire | Responsable logistique
    | Technicien de maintenance | Professeur des écoles | Commercial | Aide-soignante | Analyste financier
    | Gestionnaire RH | Cuisinier | Chargé de clientèle | Directrice artistique`),
  es: lines(`Jefe de proyecto | Enfermera | Desarrollador web | Auxiliar administrativo | Contable | Dependienta
    | Ingeniero de calidad | Camarero | Profesora de primaria | Técnico de mantenimiento | Becario
    | Responsable de logística | Analista de datos | Comercial | Mozo de almacén | Diseñadora gráfica
    | Gestor de cuentas | Recepcionista | Encargado de tienda`),
  pt: lines(`Gerente de projetos | Enfermeira | Desenvolvedor web | Assistente administrativo | Contador | Vendedora
    | Engenheiro de produção | Garçom | Professora | Técnico de manutenção | Estagiário | Analista financeiro
    | Analista de dados | Auxiliar de logística | Designer gráfico | Recepcionista | Coordenadora de marketing`),
  it: lines(`Responsabile di progetto | Infermiera | Sviluppatore web | Impiegato amministrativo | Contabile | Commessa
    | Ingegnere di processo | Cameriere | Insegnante | Tecnico manutentore | Tirocinante | Analista finanziario
    | Addetto alla logistica | Grafico pubblicitario | Receptionist | Responsabile marketing | Magazziniere`),
  nl: lines(`Projectleider | Verpleegkundige | Webontwikkelaar | Administratief medewerker | Boekhouder
    | Verkoopmedewerker | Procesoperator | Teamleider | Docent | Monteur | Stagiair | Beleidsadviseur
    | Logistiek medewerker | Grafisch vormgever | Receptioniste | Accountmanager | Magazijnmedewerker`),
};

/** Summaries of any trade. '#' is a number, '@' the job title. */
export const abroadSummaries: Readonly<Record<Exclude<Tongue, 'en'>, readonly string[]>> = {
  de: lines(`@ mit # Jahren Erfahrung in mittelständischen Betrieben. Ich arbeite sorgfältig und gern im Team.
    | Engagiert, belastbar und neugierig. Seit # Jahren in der Branche tätig, zuletzt mit Führungsverantwortung.`),
  fr: lines(`@ avec # ans d'expérience, je cherche un poste où mettre mon sens de l'organisation au service d'une équipe.
    | Rigueur et autonomie : # années passées au contact de clients exigeants.`),
  es: lines(`@ con # años de experiencia y vocación de servicio. Me gusta trabajar en equipo y aprender cada día.
    | Más de # años en el sector, con resultados medibles y buena relación con los clientes.`),
  pt: lines(`@ com # anos de experiência e foco em resultados. Gosto de trabalhar em equipe.
    | Há # anos no setor, com experiência em atendimento e coordenação.`),
  it: lines(`@ con # anni di esperienza. Lavoro con precisione e mi trovo bene in squadra.
    | Da # anni nel settore, con risultati misurabili e buoni rapporti con i clienti.`),
  nl: lines(`@ met # jaar ervaring. Ik werk zelfstandig en zoek een nieuwe uitdaging in een hecht team.
    | Al # jaar actief in de sector, met oog voor kwaliteit en klanten.`),
};
