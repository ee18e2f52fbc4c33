import type { Locale } from '@/i18n/locales';

/**
 * Words by which trade means the same goods, parted by "|"; each finds what the others find. The English ones count in every
 * language, since English texts are searched beside the translated ones. No word here has fewer than three Latin letters: of
 * those nearly every text holds some.
 */
export const SYNONYMS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'aluminium|aluminum', 'tyre|tire', 'tyres|tires', 'fibre|fiber', 'colour|color', 'grey|gray', 'jewellery|jewelry', 'sulphur|sulfur', 'maize|corn', 'truck|lorry',
    'chickpeas|garbanzo|chana', 'pigeon peas|toor dal|arhar dal', 'cardamom|elaichi', 'psyllium|isabgol', 'chilli|chili|chillies', 'capsicum|bell pepper',
    'spanner|wrench', 'rebar|reinforcing bar|reinforcement bar|tmt bar|steel bar|steel rod', 'plasterboard|gypsum board|drywall', 'solar module|solar panel|pv module|photovoltaic module',
    'generator set|genset|generator', 'circuit breaker|mccb', 'caustic soda|sodium hydroxide', 'isopropyl alcohol|isopropanol', 'paracetamol|acetaminophen', 'muriate of potash|potassium chloride',
    'fibc|jumbo bag|bulk bag|big bag', 'stretch film|stretch wrap|pallet wrap', 'carton|cardboard box', 'laptop|notebook computer', 'power bank|portable charger',
    'refrigerator|fridge', 'air conditioner|aircon', 'vacuum flask|thermos', 'hoodie|hooded sweatshirt', 'suitcase|trolley set', 'wallet|billfold', 'circuit board|pcb', 'life jacket|lifejacket|life vest',
    'diammonium phosphate|dap', 'two-way radio|walkie-talkie', 'television|tv set', 'power cord|power cable', 'smartphone|mobile phone|cell phone|cellphone|handset', 'lamp|luminaire',
  ],
  zh: [
    '巴斯马蒂米|印度香米|巴斯马蒂大米', '蒸谷米|半熟米', '大米|米|稻米|白米|蒸谷米|巴斯马蒂米', '香米|巴斯马蒂米', '手机|智能手机|移动电话|话机', '白糖|砂糖|食糖', '面粉|小麦粉', '豆子|豆类', '棉花|原棉', '铜线|铜丝', '姜黄粉|姜黄', '鹰嘴豆|鸡心豆|雪莲子', '姜黄|黄姜', '豆蔻|小豆蔻', '辣椒|番椒', '腰果|介寿果', '洋葱|圆葱|葱头', '芒果|杧果', '玉米|苞米|玉蜀黍',
    '螺栓|螺丝|螺钉', '扳手|扳子', '钻头|钻咀', '砂轮|磨轮', '角磨机|角向磨光机', '减速机|减速箱|齿轮箱', '电动机|马达|电机', '压缩机|空压机', '泵|帮浦', '换热器|热交换器',
    '钢筋|螺纹钢|螺纹钢筋|带肋钢筋', '热轧卷|热卷|热轧钢卷', '镀锌钢卷|镀锌卷|镀锌板卷', '铝锭|铝块', '电解铜|阴极铜|铜板', '石膏板|纸面石膏板', '玻化砖|瓷砖|抛光砖', '花岗岩|花岗石|麻石', '大理石|云石', '石英石|人造石',
    '片碱|烧碱|火碱|氢氧化钠', '钛白粉|二氧化钛', '异丙醇|IPA', '尿素|碳酰二胺', '氯化钾|钾肥', '磷酸二铵|二铵', '对乙酰氨基酚|扑热息痛', '补液盐|ORS',
    '光伏组件|太阳能板|太阳能电池板|太阳能组件', '蓄电池|电瓶', '移动电源|充电宝', '发电机组|柴油发电机', '断路器|空气开关|空开', '路灯|街灯', '光缆|光纤', '对讲机|手台', '摄像机|摄像头|监控探头',
    '笔记本电脑|手提电脑|笔电', '固态硬盘|SSD', '冰箱|电冰箱|雪柜', '空调|冷气机', '电饭煲|电饭锅', '微波炉|微波烤箱', '音箱|音响|喇叭', '耳机|耳筒', '吸尘器|除尘器', '水壶|热水壶',
    '集装箱|货柜', '托盘|栈板|卡板', '吨袋|集装袋|太空袋', '编织袋|蛇皮袋', '纸箱|纸板箱', '胶带|胶纸', '缠绕膜|拉伸膜', '打包带|捆扎带', '挂锁|锁头',
    '刹车片|制动片|来令片', '减振器|减震器|避震器', '轮胎|车胎', '前照灯|大灯', '散热器|水箱', '机油滤清器|机油格', '自行车|单车|脚踏车', '头盔|安全帽', '三轮车|人力车',
    '连帽卫衣|帽衫', '牛仔布|丹宁布', '棉纱|棉线', '皮带|腰带', '钱包|皮夹', '背包|双肩包|书包', '拉杆箱|行李箱|旅行箱', '纽扣|扣子', '毛巾|面巾', '床单|床褥单',
    '圆珠笔|原子笔', '复印纸|打印纸|影印纸', '注射器|针筒|针管', '体温计|温度计|探热针', '口罩|面罩', '祖母绿|绿宝石', '灭火器|灭火筒', '救生衣|救生背心',
  ],
  hi: [
    'सरिया|रीबार', 'इलायची|कार्डमम', 'हल्दी|टर्मेरिक', 'चावल|राइस', 'मिर्च|चिली', 'काबुली चना|छोले|छोला', 'प्याज|कांदा', 'तूर दाल|अरहर दाल|तूअर दाल', 'संगमरमर|मार्बल', 'चमड़ा|लेदर', 'कॉटन|सूती|कपास',
    'धागा|सूत|यार्न', 'पीतल|ब्रास', 'तांबा|कॉपर', 'इस्पात|स्टील', 'कांच|ग्लास|शीशा', 'कागज|पेपर', 'कार्टन|गत्ते का डिब्बा', 'दस्ताने|ग्लव्स', 'मेज|टेबल', 'कुर्सी|चेयर', 'साबुन|सोप', 'उर्वरक|खाद|फर्टिलाइजर',
    'सोलर मॉड्यूल|सोलर पैनल|सौर पैनल', 'फ्रिज|रेफ्रिजरेटर', 'एसी|एयर कंडीशनर', 'साइकिल|बाइसिकल', 'ताला|पैडलॉक', 'बेयरिंग|बियरिंग', 'जंबो बैग|बिग बैग', 'अग्निशामक|फायर एक्सटिंग्विशर', 'सागौन|टीक', 'पन्ना|एमराल्ड',
    'बाट|तराजू', 'तिरपाल|तारपोलिन', 'रस्सा|रस्सी', 'पैरासिटामॉल|एसिटामिनोफेन', 'पर्दा|परदा', 'तौलिया|टॉवल', 'दवा|औषधि',
  ],
  de: [
    'Betonstahl|Bewehrungsstahl|Betonrippenstahl|Moniereisen|Armierungsstahl', 'Solarmodul|Solarpanel|Photovoltaikmodul|PV-Modul', 'Dieselaggregat|Stromaggregat|Notstromaggregat|Stromerzeuger', 'Lichtmaschine|Alternator',
    'Lkw|Lastwagen|Lastkraftwagen', 'Big Bag|Bigbag|FIBC|Schüttgutsack', 'Stretchfolie|Wickelfolie|Palettenfolie', 'Wellpappkarton|Pappkarton|Karton|Faltschachtel', 'Kurkuma|Gelbwurz', 'Ätznatron|Natriumhydroxid|Natronlauge',
    'Gipsplatte|Gipskartonplatte|Gipskarton|Rigips', 'Klimagerät|Klimaanlage', 'Kühl-Gefrier-Kombination|Kühlschrank', 'Gefriertruhe|Tiefkühltruhe', 'Kapuzensweatshirt|Kapuzenpullover|Hoodie', 'Trolley|Rollkoffer|Reisekoffer',
    'Herrenbörse|Geldbörse|Portemonnaie|Geldbeutel|Brieftasche', 'Maulschlüssel|Schraubenschlüssel|Gabelschlüssel', 'Winkelschleifer|Trennschleifer', 'Fahrrad|Velo', 'Kugelschreiber|Kuli', 'Harnstoff|Urea|Carbamid',
    'Leiterplatte|Platine', 'Gesichtsmaske|Mundschutz|OP-Maske', 'Isolierflasche|Thermoskanne|Thermosflasche|Isolierkanne', 'Isopropylalkohol|Isopropanol', 'Rettungsweste|Schwimmweste', 'Laptop|Notebook', 'Fernseher|Fernsehgerät|TV-Gerät',
    'Kaliumchlorid|Kalidünger', 'Mais|Kukuruz', 'Stielsauger|Staubsauger', 'Handfunkgerät|Funkgerät|Walkie-Talkie', 'Wälzlager|Kugellager|Rollenlager', 'Dachschiefer|Schieferplatte', 'Umreifung|Umreifungsband|Packband', 'Heftklammern|Tackerklammern',
  ],
  ar: [
    'أرز|رز', 'حديد تسليح|حديد مسلح|أسياخ حديد', 'حاسوب محمول|لابتوب|كمبيوتر محمول', 'وحدة شمسية|لوح شمسي|ألواح شمسية|خلايا شمسية', 'هيل|حبهان', 'إسمنت|أسمنت|سمنت', 'مكيف|تكييف', 'ثلاجة|براد', 'مجموعة توليد|مولد كهرباء|مولد ديزل',
    'إطار|كاوتش|كفر', 'براغي|مسامير قلاووظ|صواميل', 'رمان بلي|رولمان بلي|محامل|بيرنج', 'كيس جامبو|بيج باج|أكياس كبيرة', 'كرتون|كراتين|صناديق كرتونية', 'رخام|مرمر', 'حقيبة|شنطة', 'غرانيت|جرانيت', 'قفازات|جوانتيات',
    'كمامة|كمامات|قناع', 'سماد|أسمدة', 'مضخة|طلمبة', 'محرك|موتور', 'كابل|كيبل', 'حاوية|كونتينر', 'صودا كاوية|هيدروكسيد الصوديوم', 'غسالة|غسالات', 'دراجة|بسكليت', 'فلفل|شطة', 'طفاية حريق|مطفأة حريق', 'شاشة|مونيتور',
    'باراسيتامول|أسيتامينوفين|بنادول', 'فولاذ|ستيل|صلب', 'ألومنيوم|ألمنيوم', 'سترة نجاة|طوق نجاة', 'منصة نقالة|طبلية|باليت', 'مفتاح ربط|مفتاح صواميل', 'منشفة|فوطة', 'كركم|عقدة صفراء', 'حمص|حمص كابولي',
  ],
};
