import type { RuleSet } from "../rule.ts";

const users = ["packages/ui/**", "apps/web/**", ".storybook/**", "visual-tests/**", "tools/**"];

/** Components whose `words` are the labels of their controls and their messages. */
const labelled = [
  "{BeforeAfter,DataTable,FileCard,MessageBubble,PasswordField,Rating,TagField}",
  "{ConnectionStatus,ConsentDialog,CookieBanner,CookiePreferences,CooldownButton,LoginForm,NewsletterForm}",
  "{NotificationPanel,SettingsPanel,TwoFactorForm,VoiceButton,VoiceStatusPanel}",
].map((names) => `packages/ui/src/{components,patterns}/${names}/*`);

/** The components of packages/ui: labels of controls, text of a line. The ids of stories rest: `LongWords` stays. */
export const rules: RuleSet = {
  in: users,
  keep: [
    { in: "**", token: "LongWords" },
    { in: "**", token: "LongWordsOnAPhone" },
    { in: "**", token: "WordsOnly" },
    { in: "**", token: "WithWords" },
    { in: "**", token: "WithoutWords" },
    { in: "**", token: "OtherWords" },
    { in: "**", token: "InOtherWords" },
    { in: "**", token: "TickedByItsWords" },
    { in: "**", token: "TurnedByWordsAndKeys" },
  ],
  rules: [
    { file: "packages/ui/src/components/DataTable/words.ts", to: "packages/ui/src/components/DataTable/labels.ts" },
    {
      file: "packages/ui/src/patterns/SettingsPanel/words.ts",
      to: "packages/ui/src/patterns/SettingsPanel/labels.ts",
    },
    {
      file: "packages/ui/src/components/FileCard/file-words.ts",
      to: "packages/ui/src/components/FileCard/file-labels.ts",
    },
    {
      file: "packages/ui/src/components/RelativeTime/relative-words.ts",
      to: "packages/ui/src/components/RelativeTime/relative-text.ts",
    },

    // What a property of one component says in one line.
    { from: "acceptWords", to: "acceptText", role: "property", text: true },
    { in: "packages/ui/**", from: "acceptWords", to: "acceptText", text: true },
    { from: "keyWords", to: "keysLabel", text: true },
    { from: "stoppedWords", to: "stoppedText", text: true },
    { from: "comingBackWords", to: "comingBackText", text: true },
    { from: "waitingWords", to: "waitingText", text: true },

    // Functions that write one text.
    { from: "averageInWords", to: "averageText", text: true },
    { from: "limitsInWords", to: "limitsText", text: true },
    { in: "packages/ui/**", from: "refusalInWords", to: "refusalText", text: true },
    { from: "relativeWords", to: "relativeText", text: true },
    { from: "shareInWords", to: "shareText", text: true },
    { in: "packages/ui/**", from: "sizeInWords", to: "sizeText", text: true },
    { in: "packages/ui/**", from: "sizeWords", to: "sizeText", text: true },
    { in: "packages/ui/**", from: "sameWords", to: "foldedTag", text: true },
    { in: "packages/ui/**", from: "inWords", to: "asText" },
    { in: "packages/ui/**", from: "waitWords", to: "waitText" },

    { in: "packages/ui/**", from: "compactWords", to: "compactText" },
    { in: "packages/ui/**", from: "headWords", to: "headText" },
    { from: "FieldWords", to: "FieldMessages", text: true },

    // Sets of labels, and their types.
    { from: "settingsWords", to: "settingsLabels", where: /SettingsPanel|SettingsWords/, text: true },
    { in: "packages/ui/**", from: "frenchWords", to: "frenchLabels" },
    { in: "packages/ui/**", part: "Words", to: "Labels" },
    ...[
      "ConsentDialog",
      "CookieBanner",
      "CookiePreferences",
      "CooldownButton",
      "LoginForm",
      "NewsletterForm",
      "NotificationPanel",
      "Settings",
      "TwoFactorForm",
      "VoiceButton",
    ].map((name) => ({ from: `${name}Words`, to: `${name}Labels`, text: true })),

    // The text of a line, beside labels.
    { in: "packages/ui/**", from: "words", to: "textBlock", before: /\bcss\.$/ },
    { in: "**/*.css.ts", from: "words", to: "textBlock" },
    { in: "packages/ui/**", from: "words", to: "textBlock", where: /import \{[^}]*\bwords\b[^}]*\} from "[^"]*\.css\.ts"/ },
    {
      in: "packages/ui/src/patterns/LoginForm/*",
      from: "words",
      to: "text",
      role: "property",
      before: /(?:\btone: ("[a-z]+"( \| )?)+[;,] |problem\.)$/,
    },
    { in: "packages/ui/src/patterns/LoginForm/*", from: "words", to: "text", before: /tone: "[a-z]+",\s+$/ },
    { in: "packages/ui/src/components/TagField/tags.ts", from: "tag", to: "other", where: /\bwords: string/ },
    { in: "packages/ui/src/components/TagField/tags.ts", from: "words", to: "tag" },
    {
      in: "packages/ui/src/components/TagField/*",
      from: "words",
      to: "tag",
      before: /(?:\b(?:first|one)\.|\{ |filter\(\(|map\(\(|includes\(|key=\{|value=\{)$/,
    },
    {
      in: "packages/ui/src/components/TagField/*",
      from: "words",
      to: "pasted",
      before: /(?:const |isParted\(|\$\{typed\}\$\{)$/,
    },
    { in: "packages/ui/src/components/TagField/*", from: "words", to: "text", before: /(?:add\(|value, )$/ },
    {
      in: "packages/ui/src/patterns/CooldownButton/CooldownButton.tsx",
      from: "words",
      to: "text",
      before: /(?:rest: boolean, |announce\(|\[rest, )$/,
    },
    { in: labelled, from: "words", to: "labels" },
    { in: "packages/ui/src/components/RelativeTime/*", from: "words", to: "format", role: "variable", before: /(?:const |return )$/ },
    { in: "packages/ui/src/internal/day-range.ts", from: "words", to: "format" },
    { in: "packages/ui/src/internal/{AriaField,Field}.tsx", from: "words", to: "props", meant: true },
    { in: "packages/ui/src/components/SearchField/*", from: "words", to: "typed" },
    { in: "packages/ui/src/components/CommandPalette/CommandPalette.tsx", from: "words", to: "typed" },
    { in: "packages/ui/src/patterns/CountdownNotice/*", from: "words", to: "message" },
    { in: "packages/ui/**", from: "setWords", to: "setText" },
    { in: "packages/ui/**", from: "words", to: "text" },
    { in: "visual-tests/**", from: "words", to: "verdictLabels" },
    { in: ".storybook/machines/viewer/**", from: "words", to: "textBlock" },

    // Where the application gives them.
    { in: "apps/web/app/features/talk/messages/*", from: "words", to: "query", role: "property", after: /^=\{(?:sought\}|words\} userId)/ },
    { in: ["apps/web/**", ".storybook/**"], from: "words", to: "query", role: "property", after: /^=\{(?:search|shown)\.q\}/ },
    { in: ["apps/web/**", ".storybook/**"], from: "words", to: "labels", role: "property", after: /^=\{/ },
    { in: "apps/web/**", from: "words", to: "textBlock", before: /\bcss\.$/ },
    { in: "apps/web/app/features/activity/statistics/*", from: "words", to: "text", role: "property" },
    { in: "apps/web/app/features/**/RevenueScreen.tsx", from: "words", to: "text", role: "property" },
    { in: "apps/web/app/features/access/auth/login.props.ts", from: "words", to: "text", role: "property" },
    { in: "apps/web/app/features/access/auth/two-factor.props.ts", from: "words", to: "labels", role: "property" },
    { in: "apps/web/app/platform/live/connection.props*.ts", from: "words", to: "labels" },
    {
      in: [
        "apps/web/app/features/**/{CaseFrame,QueueList}.tsx",
        "apps/web/app/platform/publishing/PublicationQuestion.tsx",
      ],
      from: "words",
      to: "labels",
    },
    { in: "apps/web/app/platform/lists/ListSearchField.tsx", from: "words", to: "query" },
    { in: "packages/ui/public-api.txt", phrase: /\bwords\b(?=\??:)/, to: "labels", kinds: ["plain"] },
  ],
};
