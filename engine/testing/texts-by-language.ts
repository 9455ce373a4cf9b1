/** Invented resumes in languages that we do not read, by the English name of the language. A sentence is a line. */
export const unreadTexts: readonly (readonly [language: string, text: string])[] = [
  [
    'Finnish',
    'Aino Korhonen. Projektipäällikkö. Helsinki. Yhteenveto: Kokenut projektipäällikkö, joka on johtanut rakennushankkeita kymmenen vuoden ajan ja vastannut niiden aikatauluista, kustannuksista ja laadusta. Työkokemus. Projektipäällikkö, Pohjolan Rakennus Oy, Tampere, 2018 – nykyinen. Johdin kahdentoista hengen tiimiä ja vähensin kustannuksia viisitoista prosenttia. Vastasin asiakkaiden kanssa käytävistä neuvotteluista sekä alihankkijoiden valinnasta. Koulutus. Diplomi-insinööri, Aalto-yliopisto, 2008 – 2013. Taidot: AutoCAD, Excel, projektinhallinta. Kielitaito: suomi äidinkieli, englanti sujuva.',
  ],
  [
    'Czech',
    'Jana Dvořáková. Účetní. Brno. Shrnutí: Zkušená účetní s osmiletou praxí ve výrobních podnicích, zodpovědná za měsíční závěrky a daňová přiznání. Pracovní zkušenosti. Hlavní účetní, Moravské strojírny, Brno, 2017 – současnost. Vedla jsem tým čtyř účetních a zkrátila uzávěrku z deseti dnů na pět. Zavedla jsem nový systém pro schvalování faktur. Vzdělání. Inženýr, Vysoká škola ekonomická v Praze, 2007 – 2012. Dovednosti: SAP, Excel, účetnictví. Jazyky: čeština rodný jazyk, angličtina pokročilá.',
  ],
  [
    'Turkish',
    'Elif Yılmaz. Pazarlama Uzmanı. İstanbul. Özet: Perakende sektöründe yedi yıllık deneyime sahip pazarlama uzmanı; dijital kampanyaların planlanması ve ölçülmesi konusunda güçlü. İş Deneyimi. Pazarlama Uzmanı, Deniz Mağazacılık, İstanbul, 2019 – halen. Sosyal medya bütçesini yönettim ve satışları yüzde yirmi artırdım. Yeni müşteri kazanımı için e-posta kampanyaları hazırladım. Eğitim. Lisans, İşletme, Boğaziçi Üniversitesi, 2011 – 2015. Beceriler: Google Analytics, Excel, SEO. Diller: Türkçe, İngilizce.',
  ],
  [
    'Vietnamese',
    'Nguyễn Thị Lan. Kế toán viên. Hà Nội. Tóm tắt: Kế toán viên có năm năm kinh nghiệm trong ngành sản xuất, phụ trách báo cáo tài chính và quyết toán thuế. Kinh nghiệm làm việc. Kế toán viên, Công ty Cổ phần Sông Hồng, Hà Nội, 2019 – nay. Lập báo cáo hàng tháng cho ban giám đốc và giảm thời gian khóa sổ từ mười ngày xuống còn sáu ngày. Quản lý công nợ phải thu của hai trăm khách hàng. Học vấn. Cử nhân Kế toán, Đại học Kinh tế Quốc dân, 2011 – 2015. Kỹ năng: Excel, MISA, SAP. Ngoại ngữ: tiếng Anh.',
  ],
  [
    'Polish',
    'Katarzyna Wiśniewska. Kierownik logistyki. Poznań. Podsumowanie: Kierownik logistyki z dziewięcioletnim doświadczeniem w handlu detalicznym, odpowiedzialna za magazyn i transport. Doświadczenie zawodowe. Kierownik logistyki, Zielony Koszyk Sp. z o.o., Poznań, 2018 – obecnie. Zarządzałam zespołem trzydziestu pracowników i obniżyłam koszty dostaw o dwanaście procent. Wdrożyłam nowy system planowania tras. Wykształcenie. Magister, Uniwersytet Ekonomiczny w Poznaniu, 2006 – 2011. Umiejętności: SAP, Excel, Power BI. Języki: polski, angielski.',
  ],
  [
    'Hungarian',
    'Kovács Péter. Gépészmérnök. Győr. Összefoglaló: Tíz éves tapasztalattal rendelkező gépészmérnök az autóiparban, aki gyártósorok tervezésével és fejlesztésével foglalkozik. Szakmai tapasztalat. Vezető mérnök, Rába Alkatrész Kft., Győr, 2016 – jelenleg. Egy nyolc fős csapatot vezettem, és a selejt arányát négy százalékról másfélre csökkentettem. Tanulmányok. Okleveles gépészmérnök, Budapesti Műszaki Egyetem, 2005 – 2010. Készségek: SolidWorks, CATIA, Excel. Nyelvtudás: magyar anyanyelv, angol felsőfok.',
  ],
  [
    'Romanian',
    'Andreea Popescu. Contabil. Cluj-Napoca. Rezumat: Contabil cu opt ani de experiență în companii de producție, responsabilă de închiderea lunară și de declarațiile fiscale. Experiență profesională. Contabil șef, Carpați Mobilă SRL, Cluj-Napoca, 2017 – prezent. Am condus o echipă de patru persoane și am redus timpul de închidere de la zece la cinci zile. Educație. Licență în economie, Universitatea Babeș-Bolyai, 2008 – 2011. Competențe: SAP, Excel, Saga. Limbi străine: engleză.',
  ],
  [
    'Swedish',
    'Erik Lindström. Elektriker. Göteborg. Sammanfattning: Elektriker med tolv års erfarenhet av industri och bostäder, van att leda arbetet på plats och att utbilda lärlingar. Arbetslivserfarenhet. Ledande montör, Västkustens El AB, Göteborg, 2015 – nuvarande. Ansvarade för installationer i fyra fabriker och minskade driftstoppen med trettio procent. Utbildning. Gymnasieexamen, Elprogrammet, Lindholmens gymnasium, 2005 – 2008. Kompetenser: felsökning, PLC, AutoCAD. Språk: svenska, engelska.',
  ],
  [
    'Danish',
    'Mette Sørensen. Sygeplejerske. Aarhus. Profil: Erfaren sygeplejerske med ti års erfaring fra akutmodtagelsen og intensivafdelingen, vant til at arbejde under pres og til at oplære nye kolleger. Erhvervserfaring. Sygeplejerske, Østjyllands Hospital, Aarhus, 2016 – nu. Koordinerede vagter for tyve kolleger og nedbragte ventetiden med femten procent. Uddannelse. Professionsbachelor i sygepleje, VIA University College, 2010 – 2014. Kompetencer: triage, medicinhåndtering. Sprog: dansk, engelsk.',
  ],
  [
    'Norwegian',
    'Ingrid Haugen. Lærer. Bergen. Sammendrag: Lærer med åtte års erfaring fra ungdomsskolen, opptatt av realfag og av godt samarbeid med foreldre. Arbeidserfaring. Lærer, Fjordbyen skole, Bergen, 2017 – nå. Har ansvar for matematikk og naturfag på tre trinn, og innførte leksehjelp som økte gjennomsnittet på eksamen. Utdanning. Grunnskolelærer, Høgskulen på Vestlandet, 2012 – 2016. Ferdigheter: digital undervisning, Excel. Språk: norsk, engelsk.',
  ],
  [
    'Indonesian or Malay',
    'Siti Rahmawati. Staf Keuangan. Surabaya. Ringkasan: Staf keuangan dengan pengalaman lima tahun di perusahaan manufaktur, bertanggung jawab atas laporan bulanan dan pajak. Pengalaman Kerja. Staf Keuangan, PT Bahari Sejahtera, Surabaya, 2019 – sekarang. Menyusun laporan keuangan bulanan untuk direksi dan mengurangi waktu penutupan buku dari sepuluh hari menjadi enam hari. Pendidikan. Sarjana Akuntansi, Universitas Airlangga, 2011 – 2015. Keahlian: Excel, SAP, pajak. Bahasa: Indonesia, Inggris.',
  ],
  [
    'Croatian or a closely related language',
    'Ivana Horvat. Voditeljica prodaje. Zagreb. Sažetak: Voditeljica prodaje s deset godina iskustva u maloprodaji, odgovorna za tim od petnaest ljudi i za godišnje planove. Radno iskustvo. Voditeljica prodaje, Jadranka Trgovina d.o.o., Zagreb, 2016 – danas. Povećala sam prihode za osamnaest posto i uvela novi program za kupce. Obrazovanje. Magistra ekonomije, Sveučilište u Zagrebu, 2006 – 2011. Vještine: Excel, pregovaranje, SAP. Jezici: hrvatski, engleski.',
  ],
  [
    'Slovak',
    'Zuzana Kováčová. Personalistka. Košice. Zhrnutie: Personalistka so šesťročnou praxou vo výrobe, zodpovedná za nábor a vzdelávanie zamestnancov. Pracovné skúsenosti. Personalistka, Tatranské papierne, Košice, 2018 – súčasnosť. Obsadila som ročne osemdesiat pozícií a znížila fluktuáciu o desať percent. Vzdelanie. Magister, Univerzita Pavla Jozefa Šafárika, 2010 – 2015. Zručnosti: Excel, SAP, komunikácia. Jazyky: slovenčina, angličtina.',
  ],
  [
    'Estonian',
    'Kadri Tamm. Raamatupidaja. Tartu. Kokkuvõte: Kaheksa-aastase kogemusega raamatupidaja, kes vastutab kuuaruannete ja maksudeklaratsioonide eest. Töökogemus. Vanemraamatupidaja, Emajõe Puit OÜ, Tartu, 2017 – praegu. Juhtisin nelja inimese meeskonda ja lühendasin kuu sulgemise aega kümnelt päevalt viiele. Haridus. Bakalaureusekraad, Tartu Ülikool, 2008 – 2011. Oskused: Excel, Merit, SAP. Keeled: eesti keel, inglise keel.',
  ],
  [
    'Lithuanian',
    'Rūta Kazlauskaitė. Buhalterė. Kaunas. Santrauka: Buhalterė, turinti aštuonerių metų patirtį gamybos įmonėse ir atsakinga už mėnesio ataskaitas bei mokesčių deklaracijas. Darbo patirtis. Vyriausioji buhalterė, Nemuno baldai UAB, Kaunas, 2017 – dabar. Vadovavau keturių žmonių komandai ir sutrumpinau mėnesio uždarymą nuo dešimties iki penkių dienų. Išsilavinimas. Bakalauras, Vytauto Didžiojo universitetas, 2008 – 2012. Įgūdžiai: Excel, SAP. Kalbos: lietuvių, anglų.',
  ],
  [
    'Tagalog',
    'Maria Santos. Guro. Quezon City. Buod: Guro na may walong taong karanasan sa pagtuturo ng matematika sa mataas na paaralan, at mahusay makisama sa mga magulang at kapwa guro. Karanasan sa trabaho. Guro, Mataas na Paaralan ng San Roque, 2016 – kasalukuyan. Nagturo sa limang klase at nagpataas ng marka ng mga mag-aaral nang dalawampung porsiyento. Edukasyon. Batsilyer sa Edukasyon, Pamantasang Normal ng Pilipinas, 2008 – 2012. Kasanayan: Excel, pagpaplano. Wika: Filipino, Ingles.',
  ],
  [
    'Catalan',
    "Núria Puig. Administrativa. Girona. Resum: Administrativa amb deu anys d'experiència en empreses de transport, responsable de la facturació i de l'atenció als clients. Experiència laboral. Administrativa, Transports Ter, Girona, 2014 – actualitat. He gestionat les factures de dos-cents clients i he reduït els endarreriments en un trenta per cent. Formació. Cicle formatiu, Institut Montilivi, 2008 – 2010. Habilitats: Excel, SAP. Idiomes: català, castellà, anglès.",
  ],
  [
    'Russian',
    'Опытный бухгалтер с восьмилетним стажем на производстве, отвечает за ежемесячную отчётность и налоговые декларации. Опыт работы. Образование.',
  ],
  [
    'Japanese',
    '製造業で八年間の経験を持つ経理担当者です。月次決算と税務申告を担当し、決算にかかる日数を十日から五日に短縮しました。職務経歴。学歴。資格。',
  ],
  [
    'Arabic',
    'محاسب ذو خبرة ثماني سنوات في الشركات الصناعية، مسؤول عن التقارير الشهرية والإقرارات الضريبية. الخبرة العملية. التعليم. المهارات.',
  ],
  [
    'Korean',
    '제조업에서 팔 년간 근무한 회계 담당자로서 월별 결산과 세무 신고를 책임지고 있습니다. 경력 사항. 학력. 보유 기술. 자격증.',
  ],
  [
    'Chinese',
    '在制造企业工作八年的会计，负责月度结账和税务申报，将结账时间从十天缩短到五天。工作经历。教育背景。专业技能。语言能力。自我评价。',
  ],
];

/** Terse resumes in languages that we do not read: titles, names and terms, hardly a sentence. */
export const terseUnreadTexts: readonly (readonly [language: string, text: string])[] = [
  [
    'Polish',
    'Tomasz Wójcik. Programista Java. Kraków. tomasz@example.pl. Umiejętności. Java, Spring Boot, Docker, Kubernetes, REST API, unit testing, clean code, design patterns. Doświadczenie zawodowe. Starszy programista, Comarch, 03.2019 - obecnie. Tworzenie usług w Spring Boot. Przegląd kodu i code review. Migracja systemu do AWS. Wdrażanie CI/CD z użyciem Jenkins. Programista, Sabre, 06.2016 - 02.2019. Utrzymanie aplikacji. Testy jednostkowe i integracyjne. Wykształcenie. Magister informatyki, AGH Kraków, 2016. Języki. Polski ojczysty, angielski C1. Zainteresowania. Wspinaczka, fotografia.',
  ],
  [
    'Catalan',
    'Pol Ferrer. Sabadell. Experiència. En pràctiques al cicle. Formació. Sistemes i xarxes, IES Vallès, 2020 - 2022. ESO, IES Vallès, 2016 - 2020. Idiomes. Castellà i català natius.',
  ],
  [
    'Czech',
    'Petr Novák. Vývojář. Praha. Dovednosti. Python, Django, PostgreSQL, machine learning, data science, time series. Praxe. Datový analytik, Alza, 2020 - dosud. Návrh datových skladů. Tvorba reportů v Power BI. Správa databází. Školení kolegů. Analytik, ČSOB, 2017 - 2020. Zpracování dat o klientech. Vzdělání. Magistr, ČVUT v Praze, 2017. Jazyky. Čeština, angličtina.',
  ],
  [
    'Turkish',
    'Mehmet Kaya. Yazılım Geliştirici. Ankara. Yetenekler. C#, .NET Core, SQL Server, Azure DevOps, clean architecture. Deneyim. Kıdemli Yazılım Geliştirici, Aselsan, 2019 - günümüz. Mikroservis mimarisine geçiş. Kod incelemeleri. Ekip liderliği. Yazılım Geliştirici, Havelsan, 2016 - 2019. Web uygulamaları geliştirme. Birim testleri yazma. Eğitim. Lisans, Bilgisayar Mühendisliği, ODTÜ, 2016. Diller. Türkçe, İngilizce.',
  ],
  [
    'Finnish',
    'Mikko Virtanen. Ohjelmistokehittäjä. Tampere. Taidot. React, TypeScript, Node.js, GraphQL, test automation. Työkokemus. Ohjelmistokehittäjä, Gofore, 2020 - nykyinen. Verkkopalvelujen kehitys. Asiakastyö ja määrittelyt. Tiimin vetäminen. Junior-kehittäjä, Vincit, 2018 - 2020. Mobiilisovellusten ylläpito. Koulutus. Diplomi-insinööri, Tampereen yliopisto, 2018. Kielet. Suomi, englanti.',
  ],
  [
    'Vietnamese',
    'Trần Văn Minh. Lập trình viên. Đà Nẵng. Kỹ năng. PHP, Laravel, MySQL, Git, problem solving. Kinh nghiệm làm việc. Lập trình viên, FPT Software, 2019 - nay. Phát triển ứng dụng web. Bảo trì hệ thống. Làm việc nhóm. Học vấn. Đại học Bách khoa Đà Nẵng, 2019. Ngoại ngữ. Tiếng Anh.',
  ],
  [
    'Polish',
    'Katarzyna Nowak. Kelnerka. Gdańsk. Doświadczenie. Kelnerka, Restauracja Pod Łososiem, 2020 - obecnie. Obsługa gości. Kelnerka, Hotel Bryza, 2018 - 2020. Podawanie śniadań. Wykształcenie. Liceum nr 3, Gdańsk, 2018. Języki. Polski, angielski.',
  ],
  [
    'Japanese',
    '山田 太郎。営業担当。東京。職務要約。製造業で八年間の営業経験があります。職務経歴。株式会社サンプル、2016年4月 - 現在。Excel, Word, Salesforce, Google Analytics を使った顧客管理。学歴。東京大学、2016年。',
  ],
  [
    'Arabic',
    'أحمد حسن. محاسب. القاهرة. المهارات. Excel, SAP, QuickBooks, Power BI. الخبرة. محاسب أول، شركة النيل، 2019 - الآن. إعداد التقارير الشهرية. محاسب، شركة الدلتا، 2016 - 2019. التعليم. بكالوريوس تجارة، جامعة القاهرة، 2016. اللغات. العربية، الإنجليزية.',
  ],
];

/** Texts in languages that we read, some of them with words of others. */
export const readTexts: readonly (readonly [language: string, text: string])[] = [
  [
    'German',
    'Anna Bergmann. Buchhalterin. Köln. Profil: Buchhalterin mit acht Jahren Erfahrung in der Industrie, verantwortlich für Monatsabschlüsse und Steuererklärungen. Berufserfahrung. Hauptbuchhalterin, Rheinwerk Möbel GmbH, Köln, 2017 – heute. Leitung eines Teams von vier Personen und Verkürzung des Abschlusses von zehn auf fünf Tage. Ausbildung. Bachelor of Arts, Universität zu Köln, 2008 – 2011. Kenntnisse: SAP, Excel, DATEV. Sprachen: Deutsch, Englisch.',
  ],
  [
    'Portuguese',
    'Ana Ferreira. Contabilista. Porto. Resumo: Contabilista com oito anos de experiência na indústria, responsável pelo fecho mensal e pelas declarações fiscais. Experiência profissional. Contabilista, Douro Móveis Lda, Porto, 2017 – presente. Liderei uma equipa de quatro pessoas e reduzi o fecho de dez para cinco dias. Formação. Licenciatura em Gestão, Universidade do Porto, 2008 – 2011. Competências: SAP, Excel. Idiomas: português, inglês.',
  ],
  [
    'Dutch',
    'Sanne de Vries. Boekhouder. Utrecht. Profiel: Boekhouder met acht jaar ervaring in de industrie, verantwoordelijk voor maandafsluitingen en belastingaangiften. Werkervaring. Hoofdboekhouder, Domstad Meubelen BV, Utrecht, 2017 – heden. Gaf leiding aan een team van vier mensen en verkortte de afsluiting van tien naar vijf dagen. Opleiding. Bachelor, Hogeschool Utrecht, 2008 – 2012. Vaardigheden: SAP, Excel. Talen: Nederlands, Engels.',
  ],
  [
    'Italian',
    "Giulia Conti. Contabile. Torino. Profilo: Contabile con otto anni di esperienza nell'industria, responsabile delle chiusure mensili e delle dichiarazioni fiscali. Esperienza lavorativa. Contabile, Mobili del Po Srl, Torino, 2017 – oggi. Ho guidato un gruppo di quattro persone e ridotto la chiusura da dieci a cinque giorni. Istruzione. Laurea in economia, Università di Torino, 2008 – 2011. Competenze: SAP, Excel. Lingue: italiano, inglese.",
  ],
  [
    'French',
    "Claire Moreau. Comptable. Lyon. Profil : comptable avec huit ans d'expérience dans l'industrie, responsable des clôtures mensuelles et des déclarations fiscales. Expérience professionnelle. Comptable, Meubles du Rhône, Lyon, 2017 – aujourd'hui. Encadrement d'une équipe de quatre personnes et réduction de la clôture de dix à cinq jours. Formation. Licence de gestion, Université Lyon 3, 2008 – 2011. Compétences : SAP, Excel. Langues : français, anglais.",
  ],
  [
    'Spanish',
    'Lucía Romero. Contable. Sevilla. Perfil: Contable con ocho años de experiencia en la industria, responsable de los cierres mensuales y de las declaraciones fiscales. Experiencia laboral. Contable, Muebles del Sur SL, Sevilla, 2017 – actualidad. Dirigí un equipo de cuatro personas y reduje el cierre de diez a cinco días. Formación. Grado en Economía, Universidad de Sevilla, 2008 – 2012. Habilidades: SAP, Excel. Idiomas: español, inglés.',
  ],
  [
    'English',
    'Emma Lindqvist. Accountant. Leeds. Accountant with eight years in manufacturing, responsible for month-end closing and tax returns. Experience. Chief accountant, Aire Furniture Ltd, Leeds, 2017 – present. Led a team of four and cut closing from ten days to five. Education. BA Economics, University of Leeds. Skills: SAP, Excel.',
  ],
  [
    'English in fragments',
    'Sous chef, pastry, banquets, menu planning, inventory, food safety, stock rotation, ordering, scheduling, training, plating, catering, baking, butchery, sauces, grill, prep, cost control, hygiene audits, supplier negotiation, recipe development, allergen labeling.',
  ],
  [
    'English with a Finnish employer',
    'Project manager with ten years in construction, responsible for budgets and schedules of six sites. Projektipäällikkö, Pohjolan Rakennus Oy, Tampere. Led a team of twelve and reduced costs by fifteen percent. Handled the negotiations with subcontractors. Diplomi-insinööri, Aalto-yliopisto.',
  ],
  [
    'Latin with some words of another script',
    'Accountant with eight years in manufacturing, responsible for month-end closing and tax returns. Languages: Русский, Български, 日本語, العربية, English, and Greek from school, spoken with clients.',
  ],
  ['a few words', 'Opiskelija, Helsinki'],
];
