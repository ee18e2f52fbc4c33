/**
 * What ports are called beside the name in the directory: in Chinese, Hindi and Arabic, in German where it differs, and what
 * trade still calls them. By UN/LOCODE, names parted by "|". For finding, never shown.
 */
const NAMES: Readonly<Record<string, string>> = {
  INBOM: 'Mumbai|Bombay|孟买|मुंबई|बंबई|مومباي|بومباي', INMAA: 'Chennai|Madras|金奈|钦奈|चेन्नई|मद्रास|تشيناي', INNSA: 'JNPA|Nhava Sheva|Jawaharlal Nehru Port|那瓦舍瓦|尼赫鲁港|न्हावा शेवा|जेएनपीटी|जवाहरलाल नेहरू बंदरगाह|نافا شيفا|نهافا شيفا',
  INVTZ: 'Visakhapatnam|Vizag|维沙卡帕特南|विशाखापत्तनम|فيساخاباتنام', INCCU: 'Kolkata|Calcutta|Kalkutta|加尔各答|कोलकाता|कलकत्ता|كولكاتا|كلكتا', INMUN: '蒙德拉|मुंद्रा|موندرا',
  INCOK: 'Kochi|科钦|कोच्चि|कोचीन|كوتشي|كوشين', AEJEA: 'Jebel Ali|Dschabal Ali|杰贝阿里|जेबेल अली|जबल अली|جبل علي', AEKLF: 'Khorfakkan|Chaur Fakkan|豪尔费坎|खोर फक्कन|خورفكان|خور فكان',
  SAJED: 'Jiddah|Dschidda|吉达|जेद्दा|जिद्दा|جدة', CNSHA: 'Schanghai|上海|शंघाई|شنغهاي', CNYTN: '盐田|यानतियान|يانتيان', CNNGB: 'Ningbo-Zhoushan|宁波|निंगबो|نينغبو', CNTAO: 'Tsingtao|青岛|छिंगदाओ|चिंगदाओ|تشينغداو|شينغداو',
  SGSIN: 'Singapur|新加坡|सिंगापुर|سنغافورة', MYPKG: 'Klang|巴生|पोर्ट क्लांग|क्लांग|بورت كلانغ|كلانج', VNHPH: 'Hai Phong|海防|हाइफोंग|هايفونغ', VNSGN: 'Saigon|HCMC|胡志明市|西贡|हो ची मिन्ह सिटी|साइगॉन|مدينة هو تشي منه|سايغون',
  THLCH: '林查班|लैम चाबांग|ليم تشابانغ', LKCMB: '科伦坡|कोलंबो|كولومبو', BDCGP: 'Chittagong|吉大港|चटगांव|चटगाँव|شيتاغونغ', JPYOK: '横滨|योकोहामा|يوكوهاما', KRPUS: 'Pusan|釜山|बुसान|बूसान|بوسان',
  DEHAM: '汉堡|हैम्बर्ग|हैमबर्ग|هامبورغ', DEBRV: '不来梅港|ब्रेमरहेवन|ब्रेमरहाफेन|بريمرهافن', NLRTM: 'Europoort|Maasvlakte|鹿特丹|रॉटरडैम|रोटरडम|روتردام', BEANR: 'Antwerpen|Anvers|安特卫普|एंटवर्प|أنتويرب|أنفيرس',
  GBFXT: '费利克斯托|फेलिक्सस्टो|فيليكسستو', GBLGP: '伦敦门户|लंदन गेटवे|لندن غيتواي|بوابة لندن', ITGOA: 'Genua|Genova|热那亚|जेनोआ|جنوة', TRMER: '梅尔辛|मर्सिन|مرسين', EGPSD: 'Bur Said|塞得港|पोर्ट सईद|بورسعيد|بور سعيد',
  KEMBA: '蒙巴萨|मोम्बासा|ممباسا', ZADUR: '德班|डरबन|ديربان|دربان', BRSSZ: '桑托斯|सैंटोस|سانتوس', USNYC: 'New York/New Jersey|纽约|न्यूयॉर्क|نيويورك', USLAX: '洛杉矶|लॉस एंजिल्स|لوس أنجلوس', USHOU: '休斯敦|休斯顿|ह्यूस्टन|هيوستن',
  INIXY: 'Deendayal|坎德拉|कांडला|كاندلا', INHZA: '哈兹拉|हजीरा|هازيرا', INPAV: 'Port Pipavav|皮帕瓦夫|पिपावाव|بيبافاف', INMRM: 'Marmagao|Goa|莫尔穆冈|मोरमुगाओ|गोवा|مورموغاو', INNML: 'Mangalore|Mangaluru|New Mangaluru|新芒格洛尔|न्यू मैंगलोर|मंगलौर|مانغالور',
  INTUT: 'Thoothukudi|V. O. Chidambaranar|杜蒂戈林|तूतीकोरिन|थूथुकुडी|توتيكورين', INENR: 'Kamarajar|恩诺尔|एन्नोर|إينور', INKRI: '克里什纳帕特南|कृष्णपट्टनम|كريشناباتنام', INPRT: 'Paradeep|巴拉迪布|पारादीप|باراديب', INHAL: '霍尔迪亚|हल्दिया|هالديا',
  PKKHI: 'Karatschi|卡拉奇|कराची|كراتشي', PKBQM: 'Bin Qasim|卡西姆港|पोर्ट कासिम|ميناء قاسم', BDMGL: '蒙格拉|मोंगला|مونغلا', MMRGN: 'Rangoon|Rangun|仰光|यांगून|रंगून|يانغون|رانغون', LKHBA: '汉班托塔|हंबनटोटा|هامبانتوتا',
  MVMLE: '马累|माले|ماليه', AEDXB: 'Port Rashid|迪拜|दुबई|دبي', AEKHL: 'Abu Dhabi|哈里发港|खलीफा बंदरगाह|ميناء خليفة', AEFJR: 'Fudschaira|富查伊拉|फुजैराह|الفجيرة', OMSLL: 'Salala|塞拉莱|सलालाह|صلالة', OMSOH: 'Suhar|苏哈尔|सोहार|صحار',
  QAHMD: 'Doha|哈马德港|हमद बंदरगाह|ميناء حمد', KWSAA: 'Shuaibah|舒艾拜|शुऐबा|الشعيبة', BHKBS: 'Bahrain|哈利法本萨勒曼港|खलीफा बिन सलमान|خليفة بن سلمان', SADMM: '达曼|दम्माम|الدمام', SAKAC: '阿卜杜拉国王港|किंग अब्दुल्ला बंदरगाह|ميناء الملك عبدالله|ميناء الملك عبد الله',
  IQUQR: '乌姆盖斯尔|उम्म कसर|أم قصر', DJJIB: 'Dschibuti|吉布提|जिबूती|جيبوتي', JOAQJ: 'Akaba|亚喀巴|अकाबा|العقبة', ILHFA: '海法|हाइफा|حيفا', ILASH: 'Aschdod|阿什杜德|अशदोद|أشدود', EGALY: 'Alexandrien|亚历山大|सिकंदरिया|अलेक्जेंड्रिया|الإسكندرية',
  EGSOK: 'Sokhna|艾因苏赫纳|ऐन सोखना|العين السخنة', TRIST: 'Ambarli|伊斯坦布尔|इस्तांबुल|إسطنبول|اسطنبول', TRIZM: '伊兹密尔|इज़मिर|إزمير', GRPIR: 'Piräus|Pireas|比雷埃夫斯|पिरियस|بيرايوس', GRSKG: 'Saloniki|塞萨洛尼基|थेसालोनिकी|سالونيك', CYLMS: '利马索尔|लिमासोल|ليماسول',
  MTMAR: 'Malta Freeport|马尔萨什洛克|मार्सैक्सलोक|مرسى شلوق', ITGIT: '焦亚陶罗|जोया टौरो|جويا تاورو', ITTRS: 'Triest|的里雅斯特|ट्राएस्टे|ترييستي', ITSPE: '拉斯佩齐亚|ला स्पेज़िया|لا سبيتسيا', SIKOP: '科佩尔|कोपर|كوبر', ROCND: 'Konstanza|康斯坦察|कॉन्स्टांटा|كونستانتسا',
  UAODS: 'Odessa|敖德萨|ओडेसा|أوديسا', FRMRS: 'Marseilles|马赛|मार्सिले|मार्सेई|مرسيليا', FRLEH: '勒阿弗尔|ले हावरे|لو هافر|لوهافر', ESALG: '阿尔赫西拉斯|अल्जेसिरास|الجزيرة الخضراء', ESVLC: '瓦伦西亚|巴伦西亚|वालेंसिया|فالنسيا|بلنسية', ESBCN: '巴塞罗那|बार्सिलोना|برشلونة',
  PTSIE: '锡尼什|साइन्स|سينيس', PTLIS: 'Lissabon|Lisboa|里斯本|लिस्बन|لشبونة', MAPTM: 'Tangier|Tanger|丹吉尔地中海|टैंजियर मेड|طنجة المتوسط|طنجة', MACAS: '卡萨布兰卡|कासाब्लांका|الدار البيضاء', DZALG: 'Algier|Alger|阿尔及尔|अल्जीयर्स|الجزائر', TNRDS: 'Tunis|拉德斯|राडेस|رادس',
  BEZEE: 'Brügge|Bruges|泽布吕赫|ज़ीब्रुग|زيبروغ', GBSOU: '南安普敦|साउथेम्प्टन|ساوثهامبتون', IEDUB: '都柏林|डबलिन|دبلن', DKAAR: 'Arhus|奥胡斯|आरहूस|آرهوس', SEGOT: 'Göteborg|哥德堡|गोथेनबर्ग|غوتنبرغ', NOOSL: '奥斯陆|ओस्लो|أوسلو', PLGDN: 'Danzig|格但斯克|ग्दान्स्क|غدانسك',
  LTKLJ: 'Memel|克莱佩达|क्लाइपेडा|كلايبيدا', EETLL: '塔林|ताल्लिन|تالين', FIHEL: '赫尔辛基|हेलसिंकी|هلسنكي', CNTXG: 'Tianjin|Xingang|天津|तियानजिन|تيانجين', CNDLC: '大连|डालियान|داليان', CNXMN: 'Amoy|厦门|शियामेन|شيامن', CNSHK: 'Shenzhen|蛇口|深圳|शेकोउ|شيكو', CNNSA: 'Guangzhou|南沙|广州|नानशा|نانشا',
  HKHKG: 'Hongkong|香港|हांगकांग|हांग कांग|هونغ كونغ', TWKHH: '高雄|काओशुंग|كاوشيونغ', TWKEL: 'Jilong|基隆|कीलुंग|كيلونغ', JPTYO: 'Tokio|东京|टोक्यो|طوكيو', JPUKB: '神户|कोबे|كوبي', JPNGO: '名古屋|नागोया|ناغويا', KRINC: 'Inchon|仁川|इंचियोन|إنتشون', PHMNL: '马尼拉|मनीला|مانيلا',
  IDTPP: 'Jakarta|丹戎不碌|雅加达|तंजुंग प्रियोक|जकार्ता|تانجونغ بريوك|جاكرتا', IDSUB: 'Tanjung Perak|泗水|सुराबाया|سورابايا', IDBLW: 'Medan|勿拉湾|बेलावन|بيلاوان', MYTPP: '丹戎帕拉帕斯|तंजुंग पेलेपास|تانجونغ بيليباس', MYPEN: 'Pinang|槟城|पेनांग|بينانغ', THBKK: '曼谷|बैंकॉक|بانكوك',
  VNCMT: 'Cai Mep-Thi Vai|盖梅|काई मेप|كاي ميب', KHKOS: '西哈努克港|सिहानौकविले|سيهانوكفيل', AUSYD: 'Port Botany|悉尼|सिडनी|سيدني', AUMEL: '墨尔本|मेलबर्न|ملبورن', AUBNE: '布里斯班|ब्रिस्बेन|بريزبن', AUFRE: 'Perth|弗里曼特尔|फ्रेमेंटल|فريمانتل', NZAKL: '奥克兰|ऑकलैंड|أوكلاند',
  ZACPT: 'Kapstadt|开普敦|केप टाउन|كيب تاون', ZAPLZ: 'Gqeberha|伊丽莎白港|पोर्ट एलिजाबेथ|بورت إليزابيث', MZMPM: '马普托|मापुटो|مابوتو', TZDAR: 'Daressalam|达累斯萨拉姆|दार एस सलाम|دار السلام', MUPLU: '路易港|पोर्ट लुइस|بورت لويس', NAWVB: 'Walfischbucht|Walvisbaai|鲸湾|沃尔维斯湾|वाल्विस बे|والفس باي|خليج والفيس',
  AOLAD: '罗安达|लुआंडा|لواندا', NGAPP: 'Lagos|阿帕帕|拉各斯|अपापा|लागोस|أبابا|لاغوس', GHTEM: '特马|तेमा|تيما', CIABJ: '阿比让|आबिदजान|أبيدجان', TGLFW: '洛美|लोमे|لومي', SNDKR: '达喀尔|डकार|داكار', USLGB: '长滩|लॉन्ग बीच|لونغ بيتش', USOAK: '奥克兰港|ओकलैंड|أوكلاند كاليفورنيا',
  USSEA: '西雅图|सिएटल|سياتل', USSAV: '萨凡纳|सवाना|سافانا', USCHS: '查尔斯顿|चार्ल्सटन|تشارلستون', USORF: '诺福克|नॉरफ़ॉक|نورفولك', USMIA: '迈阿密|मियामी|ميامي', USMSY: '新奥尔良|न्यू ऑरलियन्स|نيو أورلينز', CAVAN: '温哥华|वैंकूवर|فانكوفر', CAMTR: '蒙特利尔|मॉन्ट्रियल|مونتريال', CAHAL: '哈利法克斯|हैलिफैक्स|هاليفاكس',
  MXZLO: '曼萨尼约|मंज़ानिलो|مانزانيلو', MXLZC: '拉萨罗卡德纳斯|लाज़ारो कार्डेनास|لازارو كارديناس', MXVER: '韦拉克鲁斯|वेराक्रूज़|فيراكروز', PABLB: 'Panama|巴尔博亚|巴拿马|बाल्बोआ|بالبوا|بنما', PAONX: 'Cristobal|科隆|कोलोन|كولون', COCTG: '卡塔赫纳|कार्टाजेना|كارتاخينا|قرطاجنة',
  ECGYE: '瓜亚基尔|ग्वायाक्विल|غواياكيل', PECLL: '卡亚俄|कैलाओ|كاياو', CLVAP: '瓦尔帕莱索|वालपाराइसो|فالبارايسو', ARBUE: '布宜诺斯艾利斯|ब्यूनस आयर्स|بوينس آيرس', UYMVD: '蒙得维的亚|मोंटेवीडियो|مونتيفيديو', BRPNG: '巴拉那瓜|परानागुआ|باراناغوا',
  BRRIO: '里约热内卢|रियो डी जेनेरियो|ريو دي جانيرو', JMKIN: '金斯敦|किंग्स्टन|كينغستون', DOCAU: '考塞多|कौसेडो|كاوسيدو',
};

/** Every known name of a port beside its UN/LOCODE. */
export const PORT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(NAMES).map(([code, names]) => [code, names.split('|')]));
