import type { RuleSet } from "../rule.ts";

/**
 * The server. Columns of released migrations and fields of the contract stay: `words` of a comment, an appeal, a
 * dispute, a report, a ticket, an update, `profile_words`, `is_by_words`, `isByWords`, `appealWords`.
 */
export const rules: RuleSet = {
  in: ["apps/server/**", "tools/**"],
  keep: [
    { in: "**", token: "isByWords" },
    { in: "**", token: "is_by_words" },
    { in: "**", token: "appealWords" },
    { in: "**/*.tables.ts", token: "words" },
    { in: "tools/**", token: "plainWords" },
    { in: "tools/**", token: "stateWords" },
  ],
  rules: [
    { file: "apps/server/src/platform/database/words.ts", to: "apps/server/src/platform/database/terms.ts" },
    {
      file: "apps/server/src/platform/database/words.test.ts",
      to: "apps/server/src/platform/database/terms.test.ts",
    },
    {
      file: "apps/server/src/domains/devices/device-words.ts",
      to: "apps/server/src/domains/devices/device-label.ts",
    },

    // What a search looks for.
    { from: "hasWords", to: "hasTerms", text: true },
    { from: "hasFoldedWords", to: "hasFoldedTerms", text: true },
    { from: "hasWordsOrAddress", to: "hasTermsOrAddress", text: true },
    { from: "nearWords", to: "nearTerms", text: true },
    { from: "knowsNearWords", to: "knowsNearTerms", text: true },
    { from: "wordsLike", to: "termsLike", text: true },
    { from: "wordsLikeStatement", to: "termsLikeStatement", text: true },
    { from: "typedWords", to: "typedTerms", text: true },
    { from: "profileWords", to: "profileTerms", text: true },
    { from: "WordsRow", to: "TermsRow", text: true },
    { in: "**/places/**", from: "byWords", to: "byTerms", text: true },
    { from: "byWords", to: "byText", text: true },
    { from: "mostWords", to: "maxTerms", text: true },
    { from: "rareWords", to: "rareTerms", text: true },
    { from: "unmatchedWords", to: "unmatchedTerms", text: true },
    { from: "takesWords", to: "takesTerms", text: true },
    { from: "isOfKnownWords", to: "isOfKnownTerms", text: true },
    { from: "fewestOfKnownWords", to: "minKnownTerms", text: true },
    { in: "**/search/search.question.ts", from: "wordsOf", to: "matchOf", text: true },

    // Names by key, formats, text that a function writes.
    { from: "deviceWords", to: "deviceLabel", text: true },
    { from: "subjectWords", to: "subjectLabels", text: true },
    { from: "momentWords", to: "momentLabels", text: true },
    { from: "dayWords", to: "dayFormat", text: true },
    { from: "stateWords", to: "stateLabels", text: true },
    { from: "sideWords", to: "sideLabels", text: true },
    { from: "signWords", to: "signLabels", text: true },
    { from: "roleWords", to: "roleLabels", text: true },
    { from: "otherWords", to: "otherTexts", text: true },
    { from: "setWords", to: "setText", text: true },
    { from: "wordsOf", to: "textOf", text: true },
    { from: "wordsFor", to: "textFor", text: true },
    { from: "wordsAnswer", to: "textAnswer", text: true },
    { in: "**/{disputes,progress,proposals}.copy.ts", from: "Words", to: "NotificationCopy" },
    { in: "**/notifications.letter.ts", from: "Words", to: "NotificationText" },
    { in: "**/users.mails.ts", from: "Words", to: "MailCopy" },
    { in: "apps/server/**", part: "Words", to: "Text" },

    // `words`, by what each place means.
    {
      in: "apps/server/src/{platform/mail/letter,domains/notifications/notifications.letter,domains/payments/payments.mails}.ts",
      from: "words",
      to: "text",
      role: "property",
    },
    { in: "apps/server/src/platform/payments/local-*.ts", from: "words", to: "label" },
    { in: "apps/server/src/demo/suggestions.ts", from: "words", to: "hint" },
    {
      in: "**/{billing,planning,support}.copy.ts",
      from: "words",
      to: "copy",
      role: "variable",
    },
    { in: "**/{users.mails,appeals.export}.ts", from: "words", to: "copy", role: "variable" },
    { in: "**/auth/guessable.ts", from: "words", to: "terms" },
    { in: "**/messages/messages.search.ts", from: "words", to: "terms" },
    { in: "**/messages/messages.{service,repository}.ts", from: "words", to: "filteredText" },
    { in: "**/{comments,reviews}.filter.ts", from: "words", to: "original", role: "variable" },
    { in: "**/notifications.service.ts", from: "words", to: "message", role: "variable" },
    { in: "**/{push.service,push-message,push-sender}.ts", from: "words", to: "payload", role: "variable" },
    {
      in: "apps/server/src/platform/push/{vapid,push.test}.ts",
      from: "words",
      to: "signed",
      role: "variable",
    },
    { in: "apps/server/src/platform/mail/mail-queue.ts", from: "words", to: "message", role: "variable" },
    { in: "apps/server/src/platform/database/terms.ts", from: "words", to: "terms", role: "variable" },
    { in: "apps/server/src/platform/database/words.ts", from: "words", to: "terms", role: "variable" },
    { in: "**/domains/{places,search}/**", from: "words", to: "terms", role: "variable" },
    { in: "**/consents.register*.ts", from: "words", to: "terms", role: "variable" },
    { in: "**/testing/{jobi-walk,mission-fill-text,search-questions}.ts", from: "words", to: "terms" },
    { in: "**/comments.service.ts", from: "words", to: "newText", role: "variable" },
    { in: "**/portfolio.service.ts", from: "words", to: "content", role: "variable" },
    {
      in: "**/contract-tests/looks.test.ts",
      phrase: "Words of the house.",
      to: "Réponse de l’équipe.",
      kinds: ["string"],
    },
    {
      in: "**/testing/search-questions.ts",
      phrase: /\bwords\b/,
      to: "terms",
      kinds: ["string"],
    },
    { in: "apps/server/**", from: "words", to: "text", role: "variable" },
  ],
};
