/** Given and family names of a culture, in Latin script. */
export type Names = { given: readonly string[]; family: readonly string[] };

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Frequent names of cultures whose script does not tell the romanization, as people there write them in English. */
export const romanized: Readonly<Record<string, Names>> = {
  arabic: {
    given: words(`Ahmed Mohamed Mahmoud Khaled Omar Youssef Hassan Hussein Tariq Karim Bilal Samir Nabil Rami Faisal
      Abdullah Ibrahim Mustafa Ziad Walid Fatima Aisha Mariam Layla Noor Huda Amina Rania Dina Salma Yasmin Hanan
      Zainab Khadija Lina Reem Nadia Samira Ghada Maha`),
    family: words(`Al-Sayed Haddad Khoury Mansour Nasser Saleh Farouk El-Masry Al-Hashimi Hamdan Qasim Darwish Najjar
      Abdelrahman Bakr Shaheen Zaki Awad Fahmy Sabbagh Al-Otaibi Al-Ghamdi Bin-Laith Suleiman Rahman Jaber Khalil
      Barakat Shami Tawfik Ghanem Hijazi Azzam Mekki Benali Bouazza Cherif Belkacem Ouedraogo Toumi`),
  },
  persian: {
    given: words(`Arash Behnam Cyrus Dariush Ehsan Farhad Hamed Javad Kaveh Mehdi Navid Omid Pouya Reza Saeed Shahin
      Vahid Yashar Azadeh Bahar Elham Farnaz Golnaz Leila Mahsa Nasrin Parisa Roya Sahar Shirin Taraneh Yalda`),
    family: words(`Ahmadi Mohammadi Hosseini Karimi Rezaei Moradi Jafari Rahimi Sadeghi Ebrahimi Tehrani Shirazi Kazemi
      Yazdani Farahani Ghorbani Nikzad Pahlavan Rostami Zand Bakhtiari Esfahani Golzari Hashemi Javanmard Khosravi
      Lotfi Mirzaei Naderi Parvizi`),
  },
  hebrew: {
    given: words(`Avi Eitan Noam Yosef Moshe Itai Ori Amit Gal Yair Nadav Ron Eyal Shai Tamar Noa Yael Michal Shira
      Hila Adi Maya Ronit Orly Inbar Liat Efrat Dafna Keren Sivan`),
    family: words(`Cohen Levi Mizrahi Peretz Biton Dahan Avraham Friedman Malka Azoulay Katz Yosef Amar Ohayon Hadad
      Gabay Ben-David Ben-Ami Shapira Golan Carmel Harel Barak Shalom Weiss Segal Rosenberg Almog Tzur Vaknin`),
  },
  japanese: {
    given: words(`Haruto Yuto Sota Ren Hiroshi Takashi Kenji Daisuke Satoshi Kazuki Ryo Shinji Makoto Akira Tetsuya
      Naoki Sakura Yui Aoi Hina Yuko Keiko Naomi Akiko Emi Haruka Misaki Rina Tomoko Chihiro`),
    family: words(`Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki
      Yamaguchi Matsumoto Inoue Kimura Hayashi Shimizu Saito Mori Abe Ikeda Hashimoto Ishikawa Ogawa Okada Goto
      Hasegawa Murakami Kondo Fujita`),
  },
  thai: {
    given: words(`Somchai Anong Kittisak Nattapong Siriporn Wanida Chaiwat Pimchanok Thanawat Supaporn Arthit Kanya
      Phuwadol Ratana Sasithorn Tanapat Waranya Apichat Duangjai Ekkachai`),
    family: words(`Saetang Chaiyasit Wongsakul Srisuk Boonmee Rattanakosin Thongchai Suwannarat Phromma Jaidee
      Kittikhun Limpanit Chanthara Siriwat Panyarachun Intharat Bunnag Sukhumvit Charoensuk Meechai`),
  },
  pakistani: {
    given: words(`Adeel Bilal Danish Fahad Hamza Imran Junaid Kamran Nadeem Omer Rizwan Saad Tahir Usman Waqas Zeeshan
      Ayesha Bushra Farah Hina Iqra Maryam Nida Rabia Sana Sidra Uzma Zara Mehwish Anum`),
    family: words(`Ahmed Akhtar Ali Ansari Aslam Baig Bhatti Butt Chaudhry Dar Farooqi Gondal Hashmi Iqbal Javed Khan
      Khokhar Malik Mirza Mughal Qureshi Raja Rana Sheikh Siddiqui Syed Tariq Warraich Zafar Zaidi`),
  },
  ethiopian: {
    given: words(`Abebe Bekele Dawit Elias Girma Haile Kebede Mulugeta Samuel Tesfaye Yohannes Almaz Birtukan Eden
      Genet Hiwot Meseret Rahel Selam Tigist`),
    family: words(`Alemu Assefa Berhanu Demissie Desta Gebre Getachew Hailu Kassa Lemma Mekonnen Negash Tadesse Tefera
      Wolde Worku Zewdu Abera Fekadu Gebremariam`),
  },
  hawaiian: {
    given: words(`Kalani Keanu Leilani Malia Nalani Kai Noelani Kaimana Makoa Iolana`),
    family: words(`Kealoha Kahale Mahoe Kalama Kanoa Keawe Nakamura Kapule Akana Kamaka`),
  },
};
