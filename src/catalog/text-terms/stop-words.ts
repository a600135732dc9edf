/**
 * Function words by language: they carry no topic, and their share tells the language.
 * Own compilation from the closed word classes of each language (articles, pronouns, prepositions,
 * conjunctions, auxiliaries), November 2026. Lower case, diacritics as written. The dense languages list
 * pairs of characters, as their text is compared by pairs.
 */
import type { LanguageCode } from './languages.ts';

export const STOP_WORDS: Readonly<Record<LanguageCode, string>> = {
  en: `a about above after again all also am an and any are as at be because been before being below between both
    but by can could did do does doing down during each few for from further had has have having he her here hers
    him his how i if in into is it its itself just may me might more most must my no nor not now of off on once
    only or other our ours out over own same she should so some such than that the their theirs them then there
    these they this those through to too under until up us very was we were what when where which while who whom
    why will with would you your yours s t`,
  de: `aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da
    damit dann das dass dein deine dem den denn der des dessen deshalb die dies diese diesem diesen dieser dieses
    doch dort du durch ein eine einem einen einer eines er es etwas euch euer für gegen haben hat hatte hatten hier
    hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist jede jedem jeden jeder jedes kann kein keine
    können könnte machen man mehr mein meine mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne
    sehr sein seine seinem seinen seiner sich sie sind so soll sollen sollte sondern sonst über um und uns unser
    unsere unter viel vom von vor war waren warum was weil welche welcher wenn werden wie wieder will wir wird wo
    wurde wurden zu zum zur zwischen`,
  fr: `à ai ainsi après au aucun aussi autre autres aux avait avant avec avoir c car ce ceci cela celle celles celui
    ces cet cette ceux chaque chez comme comment d dans de depuis des deux doit dont du elle elles en encore entre
    est et étaient était être eu eux fait il ils j je jusqu l la le les leur leurs lors lui m ma mais me même mes
    moi moins mon n ne ni nos notre nous on ont ou où par parce pas peu peut peuvent plus pour pourquoi quand que
    quel quelle quelles quels qu qui s sa sans se sera ses si sont son sous sur t ta te tes toi ton tous tout toute
    toutes très tu un une vers vos votre vous y`,
  es: `a al algo algunos alguna ante antes aquel aquella así aunque bajo cada como con contra cual cuando de del
    desde donde dos durante e el él ella ellas ellos en entre era eran es esa ese eso esos esta está están estas
    este esto estos fue fueron ha hace han hasta hay la las le les lo los más me mi mientras mis muy ni no nos
    nosotros nuestra nuestro o os otra otras otro otros para pero poco por porque pueda puede pueden pues que qué
    quien se sea según ser si sí sin sobre son su sus también tan tanto te tiene tienen toda todas todo todos tu
    tus un una unas uno unos usted ustedes y ya yo`,
  pt: `a ao aos aquela aquele as às até cada com como da das de dela dele deles depois do dos e é ela elas ele eles em
    entre era eram essa esse esta está estão estas este estes eu foi foram há isso isto já lhe lhes mais mas me
    mesmo meu minha muito na nas não nem no nos nós nossa nosso num numa o os ou para pela pelas pelo pelos pode
    podem por porque qual quando que quem são se seja sem ser será seu seus só sobre sua suas também te tem têm
    ter toda todas todo todos tu um uma umas uns você vocês vos`,
  it: `a agli ai al alla alle allo anche c che chi ci come con contro cui da dagli dai dal dalla dalle dallo degli dei
    del dell della delle dello di dove dopo e è ed era erano essere fra gli ha hanno i il in io l la le lei li lo
    loro lui ma me mentre mi mia mio molto ne nei nel nell nella nelle nello noi non nostra nostro o ogni per perché
    però più poi possono prima può qual quale quali quando quella quelle quelli quello questa queste questi questo
    qui se sei sempre senza si sia sono sua sue sugli sui sul sulla sulle suo suoi tra tu tua tuo tutta tutte tutti
    tutto un una uno vi voi`,
  nl: `aan af al alle als altijd ander andere ben bij dan dat de deze die dit doch doen door dus een en er ge geen haar
    had heb hebben heeft hem het hier hij hoe hun iemand iets ik in is ja je jij jullie kan kon kunnen maar me meer
    men met mij mijn moet na naar niet nog nu of om omdat ons onder ook op over reeds te tegen toch toen tot tussen
    u uit uw van veel voor waar wat we wel werd wezen wie wij wil worden wordt zal ze zei zich zij zijn zo zonder
    zou`,
  pl: `a aby ale ani bardzo bez bo by być był była było były co czy dla do gdy gdzie go i ich ile im inne innych ja jak
    jako je jednak jego jej jest jeszcze jeśli już każdy kiedy kto która które którego której który których którym
    lub ma mają może można my na nad nam nas nie nich nim niż o od on ona one oni oraz po pod przed przez przy są
    się ta tak także tam te tego tej ten też to tu tych tylko tym u w we wszystkie wszystko z za ze że`,
  cs: `a aby ale ani ano asi až bez bude by byl byla byli bylo být co což či do ho i já jak jako je jeho jej její jejich
    jen ještě ji jiné již jsem jsme jsou jste k kde kdo kdy když ke která které kterou který má mají může mezi mi
    mít mu my na nad nebo než nebyl není nic o od on ona oni po pod podle pokud pouze pro proto protože před přes
    při s se si své tak také tam tato ten tento to toho tom tu ty u už v ve více však všechny vy z za ze že`,
  sv: `alla allt att av bara bli blir blev de dem den denna deras dess dessa det detta dig din dina ditt du där då efter
    ej eller en ett från för ha hade han hans har hon hur här i icke inom inte jag ju kan kunde man med mellan men
    mig min mina mitt mot mycket ni nu när någon något några och om oss på samma sedan sig sin sina sitt själv ska
    skulle som så till under upp ut utan vad var vara varför varit vem vi vid vilka vilken är även över`,
  da: `ad af alle alt anden at blev blive bliver da de dem den denne der deres det dette dig din disse dog du efter
    eller en end er et for fordi fra ham han hans har havde have hele hende her hos hun hvad hvis hvor hvordan i
    ikke ind jeg jer jo kan kun kunne man mange med meget men mig min mod mellem må ned nogle noget nu når og også
    om op os over på selv sig sin skal skulle som så til ud uden under var vi vil ville være været`,
  no: `alle alt at av bare ble bli blir både da de deg dei dem den denne der deres det dette din disse du eller en enn er
    et etter for fordi fra før ha hadde han hans har henne her hun hva hvem hver hvis hvor hvordan hvorfor i ikke
    inn ingen jeg kan kun kunne man mange med meg mellom men mer min mot må ned noe noen nå når og også om opp oss
    over på seg selv si sin skal skulle slik som så til um under ut uten var ved vi vil ville være vært`,
  fi: `ei eivät että en ennen entä he hän ja jo joka joiden joilla joissa jolla jonka jos josta jota jotka kaikki kanssa
    kuin kuitenkin kun kuten koska kyllä me mikä mitä minä mukaan mutta myös ne niiden niin niitä noin nyt ole olen
    oli olivat olla on ovat pois se sekä sen siellä siihen siinä sillä sitä sinä tai tämä tämän tässä te toinen tuo
    vaan vai vain vielä voi voidaan voivat yli ylös`,
  tr: `acaba ama ancak arada ayrıca az bana bazı belki ben beri bile bir biri birkaç biz böyle bu buna bunu bunun bunlar
    çok çünkü da daha de değil diğer diye en gibi göre hem henüz hep hepsi her hiç için ile ilgili ise kadar kendi
    ki kim mi mı mu mü nasıl ne neden nerede olan olarak oldu olduğu olmak olur o ona onlar onun sadece sen siz
    sonra şey şu tarafından tüm üzere var ve veya ya yani yok`,
  vi: `ai anh bà bạn bị bởi các cái cần chỉ cho chúng có của cũng cùng do đã đang đây để đến đều được gì giữa hay
    họ hoặc khi không là lại làm lên mà mình mỗi một này nên nếu nhiều như nhưng những nó ở ra rằng rất sau sẽ
    tại tất theo thì trên trong từ tôi và vào về với vẫn vì việc`,
  id: `ada adalah agar akan anda antara apa apakah atas atau bagi bahwa banyak beberapa belum bisa boleh bukan dalam dan
    dapat dari dengan di dia hanya harus hingga ia ini itu jika juga kami kamu kapan karena ke kepada ketika kita
    lain lagi lebih maka mana masih mereka namun oleh pada paling para per pula saat saja salah sama sampai sangat
    satu saya sebagai sebuah secara sedang sehingga selama seperti serta setelah setiap suatu sudah tanpa telah
    tentang tersebut tetapi tidak untuk yaitu yang`,
  ru: `а без более больше будет будут бы был была были было быть в вам вас весь во вот все всё всего всех вы где да даже
    для до его ее её если есть ещё еще ж же за здесь и из или им их к как какая какой когда которая которое который
    которые кто ли лучше между меня мне может можно мой мы на над надо нам нас не него нее ней нет ни них но ну о об
    однако он она они оно от очень по под после потому почти при про с сам свою себе себя со так также такой там тем
    то тогда того тоже только том ты у уже чего чем через что чтобы эта эти это этого этой этом этот я является`,
  uk: `а або але без більш би був була були було бути в вам вас вже ви від він вона вони все всі всіх де для до дуже є ж
    же з за зі і із або її їх його й ким коли котрий кожен лише ми може можна мій на над нам нас не нема них ні ну
    о об один одна отже по під після при про проти с себе так також там те ти тим тільки то тобто того той тому у
    усі хто це цей цього цьому ця цієї чи через чого чому що щоб що як яка який якого якої які`,
  ar: `كيفية أن إن أو إذا إلى أي أيضا أنه أنها أكثر ألا أما التي الذي الذين اللذين إلا بعد بعض بل بها به بين تلك ثم جدا حتى
    حول حيث خلال دون ذلك رغم سوف عبر على عليه عليها عن عند عندما غير فإن فقد فهو فهي في فيه فيها قبل قد كان كانت كل كما كم
    كيف لا لأن لكن لكل لم لن له لها ليس ليست ما ماذا مثل مع من منه منها منذ نحو هذا هذه هل هم هنا هناك هو هي هؤلاء و وقد
    وكان وفي ولا ومن وهو وهي يتم يكون تكون يمكن أحد لدى ضد متى`,
  he: `אבל או אולי אותה אותו אותם אז אחר אחרי אחת אין איך אינו אך אל אלה אלו אם אנו אנחנו אני את אתה אתם באשר בין
    בגלל גם דרך הוא היא היה היו היתה הזה הזאת הם הן זאת זה זו יותר יש יכול יכולים יהיה כאשר כבר כדי כי כך כל כמה כמו כן
    לא לה לו להם להיות לכן למה לפי לפני מאוד מה מי מן מעל מתחת נגד על עד עוד עם פי רק של שלה שלו שלהם שלנו שם תוך`,
  hi: `अगर अपना अपनी अपने अब आदि आप इन इस इसका इसकी इसके इसमें इससे इसे उन उनका उनकी उनके उस उसका उसकी उसके उसे एक एवं
    ऐसा ऐसे और कई कर करता करती करते करना करने कहा का किया किसी की कुछ के को कोई कौन क्या गया गई गए जब जब जहाँ जा जाता जाती
    जाते जाना जो तक तथा तब तो था थी थे दिया दो द्वारा न नहीं ना ने पर फिर बहुत बाद भी में मैं यदि यह यहाँ या ये रहा रही रहे
    लिए लेकिन वह वाला वाली वाले वे सकता सकते सभी साथ से हम हर ही हुआ हुई हुए है हैं हो होता होती होते होना`,
  ja: `こと もの ため よう これ それ あれ この その あの ここ そこ とき 場合 以上 以下 以内 程度 万円 億円 千円 万人 方 的 中 上 下 後 前 約`,
  zh: `我们 你们 他们 它们 这个 那个 这些 那些 可以 因为 所以 但是 如果 以及 或者 一个 没有 什么 怎么 進行 进行 使用 需要 就是 不是 我們 這個`,
  ko: `니다 습니 합니 입니 됩니 있습 있는 하는 하여 에서 으로 에게 까지 부터 그리 리고 또한 대한 위해 통해 경우 때문 것이 것은 것을 수있 하고 되는 이다 한다 된다`,
};

/** Chinese characters that join words rather than name things: a pair that holds one carries no topic. */
export const STOP_CHARACTERS_ZH =
  '如何怎的了是在和与也就都而及着或这那有不我你他她它们们个把被从对到要会能可以之其中为上下很吗呢吧啊這個們為從對會與著';
