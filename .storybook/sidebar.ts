import { sanitize } from "storybook/internal/csf";

/**
 * Where each component stands in the sidebar, by what it is for, and what it is called in French: both names are in the title, so that
 * the search knows either. Ids of stories, which pictures and documents name, come from the titles in the sources.
 */
const components: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Actions: {
    Button: "bouton",
    ButtonGroup: "groupe de boutons",
    CommandPalette: "palette de commandes",
    IconButton: "bouton icône",
    LinkButton: "bouton lien",
    Menu: "menu déroulant",
    ScrollToTop: "retour en haut",
    ShowMore: "afficher plus",
    ToggleButton: "bouton à bascule",
    UndoBar: "annulation",
  },
  Fields: {
    Checkbox: "case à cocher",
    CheckboxGroup: "cases à cocher",
    ComboBox: "liste avec saisie",
    DateField: "champ de date",
    DatePicker: "calendrier",
    DateRangePicker: "période",
    ErrorSummary: "résumé des erreurs",
    FileField: "champ de fichiers",
    Form: "formulaire",
    MoneyField: "champ de montant",
    NumberField: "champ de nombre",
    OtpField: "champ de code",
    PasswordField: "champ de mot de passe",
    PlaceField: "champ de lieu",
    RadioGroup: "boutons radio",
    Rating: "note en étoiles",
    SearchBox: "boîte de recherche",
    SearchField: "champ de recherche",
    Select: "liste déroulante",
    Slider: "curseur",
    SuggestionField: "champ avec suggestions",
    Switch: "interrupteur",
    TagField: "champ d’étiquettes",
    TextArea: "zone de texte",
    TextField: "champ de texte",
    TimeField: "champ d’heure",
  },
  Feedback: {
    Badge: "pastille",
    Banner: "bandeau",
    EmptyState: "état vide",
    InlineAlert: "alerte",
    ProgressBar: "barre de progression",
    Skeleton: "squelette",
    Spinner: "chargement",
    Toast: "notification passagère",
    Tooltip: "infobulle",
  },
  Overlays: {
    ConfirmDialog: "modale de confirmation",
    Dialog: "modale, fenêtre",
    Drawer: "tiroir",
    Popover: "panneau flottant",
    SideMenu: "menu latéral",
  },
  Navigation: {
    AnchorNav: "sommaire de page",
    BottomBar: "barre du bas",
    Breadcrumbs: "fil d’Ariane",
    NavBar: "barre de navigation",
    Pagination: "pages d’une liste",
    Rail: "rail latéral",
    SectionNav: "sections d’une page",
    SkipLinks: "liens d’évitement",
    Stepper: "étapes",
    Tabs: "onglets",
  },
  Content: {
    Accordion: "accordéon",
    Avatar: "photo de profil",
    AvatarGroup: "groupe de personnes",
    BeforeAfter: "avant et après",
    Card: "carte",
    CardRow: "rangée de cartes",
    ColumnChart: "graphique en colonnes",
    DataTable: "tableau",
    DescriptionList: "liste de descriptions",
    Disclosure: "texte à déplier",
    FileCard: "fichier",
    Gallery: "galerie de photos",
    ImageCrop: "recadrage de photo",
    JobiAmount: "montant en Jobi",
    List: "liste",
    Logo: "logo",
    MessageBubble: "message",
    Price: "prix",
    QrCode: "code QR",
    RelativeTime: "heure relative",
    Stat: "chiffre clé",
    Street: "illustration de rue",
    Timeline: "chronologie",
  },
  Layout: {
    AutoGrid: "grille automatique",
    ColorVisionFilters: "filtres de vision des couleurs",
    Columns: "colonnes",
    Container: "largeur de page",
    Grid: "grille",
    Inline: "en ligne",
    Movable: "à déplacer",
    ResizablePanel: "panneau à redimensionner",
    Stack: "pile",
  },
};

const patterns: Readonly<Record<string, string>> = {
  ConnectionStatus: "état de la connexion",
  ConsentDialog: "modale de consentement",
  CookieBanner: "bandeau des cookies",
  CookiePreferences: "choix des cookies",
  CooldownButton: "bouton avec attente",
  CountdownNotice: "compte à rebours",
  CrashScreen: "page en panne",
  DataList: "liste de données",
  FaqAccordion: "questions fréquentes",
  FormSection: "partie de formulaire",
  LegalDialog: "modale de texte légal",
  LoginForm: "connexion",
  NewsletterForm: "inscription à la newsletter",
  NotificationPanel: "panneau des notifications",
  PageHeader: "en-tête de page",
  SettingsPanel: "réglages d’affichage",
  SignUpBanner: "invitation à s’inscrire",
  SpeechIndicator: "lecture à voix haute",
  TwoFactorForm: "double authentification",
  VoiceButton: "bouton de la voix",
  VoiceStatusPanel: "état de la voix",
  WorkPage: "page de travail",
};

const foundations: Readonly<Record<string, string>> = {
  Jetons: "Tokens (jetons)",
  Contrastes: "Contrast (contrastes)",
  Icônes: "Icons (icônes)",
};

/** `mission-progress` and `DisputeCases` with spaces: « Mission progress », « Dispute cases ». */
function spaced(name: string): string {
  const text = name
    .replace(/(Screen|Page|Sheet)$/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  const short = text.replace(/\b(ai|faq|seo)\b/, (letters) => letters.toUpperCase());
  return short.charAt(0).toUpperCase() + short.slice(1);
}

const letters = (name: string) => name.replace(/[^\p{L}]/gu, "").toLowerCase();

const bothNames = (english: string, french: string) =>
  letters(english) === letters(french) ? english : `${english} (${french})`;

function componentPlace(name: string): string {
  for (const [task, names] of Object.entries(components)) {
    const french = names[name];
    if (french !== undefined) return `Components/${task}/${bothNames(name, french)}`;
  }
  throw new Error(`${name} has no place in .storybook/sidebar.ts.`);
}

/** The title in the sidebar of a file of stories (its path, with `/`), from the one that it states: `ui/Button`. */
export function placeOf(path: string, title: string): string {
  const [kind = "", ...rest] = title.split("/");
  const name = rest.at(-1) ?? "";
  const stem =
    path
      .split("/")
      .at(-1)
      ?.replace(/\.stories\.tsx$/, "") ?? "";
  if (kind === "Jobami") return `Foundations/${foundations[name] ?? name}`;
  if (kind === "ui") return componentPlace(name);
  if (kind === "patterns") {
    const french = patterns[name];
    if (french === undefined) throw new Error(`${name} has no place in .storybook/sidebar.ts.`);
    return `Patterns/${bothNames(name, french)}`;
  }
  if (kind === "machines")
    return `Machines/${rest.length > 1 ? "Gallery" : "Charts"}/${bothNames(spaced(stem), name)}`;
  const [, area = "shell"] = /\/features\/([^/]+)\//.exec(path) ?? [];
  return `Product/${spaced(area)}/${bothNames(spaced(stem), name)}`;
}

/** What the ids of a file’s stories begin with: the title that it states, as Storybook writes titles in addresses. */
export const idOf = (title: string) => sanitize(title);
