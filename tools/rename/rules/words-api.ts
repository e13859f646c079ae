import type { RuleSet } from "../rule.ts";

const api = "packages/api/**";
const users = ["packages/**", "apps/**", ".storybook/**", "tools/**", "visual-tests/**"];

/** The contract’s code and what it exports. Its fields travel: `words` of an answer or a question stays, `isByWords` too. */
export const rules: RuleSet = {
  in: users,
  keep: [{ in: "**", token: "isByWords" }],
  rules: [
    { file: "packages/api/src/taxonomy/near-words.ts", to: "packages/api/src/taxonomy/near-terms.ts" },
    { file: "packages/api/src/taxonomy/service-words.ts", to: "packages/api/src/taxonomy/service-terms.ts" },
    { phrase: "taxonomy/service-words", to: "taxonomy/service-terms", kinds: ["string", "plain", "markdown"] },

    // The shortest and the longest text of a field.
    { from: "appealWords", to: "appealLength", role: "variable" },
    { from: "disputeWords", to: "disputeLength", text: true },
    { from: "ticketWords", to: "ticketLength", text: true },
    { from: "updateWords", to: "updateLength", where: /updateTitle/, text: true },
    { from: "fewestWords", to: "minPrompt", where: /fewestWords(?:,| =)/, text: true },
    { from: "mostWords", to: "maxPrompt", where: /fewestWords(?:,| =)[\s\S]*mostWords/ },

    { from: "foldedWords", to: "foldedTerms", text: true },
    { from: "zoneWords", to: "zoneLabel", where: /places\/zones"|\boverseas\b|"\.\/zones\.ts"/, text: true },
    { from: "filesInWords", to: "filesText", text: true },
    { from: "jobiReasonWords", to: "jobiReasonLabels", text: true },
    { from: "codeWords", to: "spacedCode", where: /offers\/code"|codeLetters/, text: true },
    { from: "phoneWords", to: "phoneText", text: true },
    { from: "serviceWords", to: "serviceTerms", where: /service-words|SubcategorySlug/, text: true },
    { in: api, from: "createNearWords", to: "createNearTerms", text: true },
    { in: api, from: "nearWords", to: "nearTerms", text: true },
    { in: api, from: "emptyWords", to: "stopTerms" },
    { in: api, from: "mostWords", to: "maxTerms" },
    { in: api, from: "inWords", to: "spelledNumber" },

    { in: "packages/api/src/places/zones*.ts", from: "words", to: "label" },
    { in: "packages/api/src/auth/contract.ts", from: "words", to: "message" },
    { in: "packages/api/src/taxonomy/find-services.ts", string: "words", to: "terms" },
    { in: "packages/api/src/taxonomy/find-services.ts", from: "words", to: "terms", role: "property" },
    { in: "packages/api/src/taxonomy/{find-services,hooks}.ts", from: "words", to: "query", role: "variable" },
    { in: "packages/api/src/taxonomy/*", from: "words", to: "terms" },
    { in: "packages/api/src/http/fields.ts", from: "words", to: "field" },
    { in: "packages/api/src/{consents/version-field,users/phone}.ts", from: "words", to: "message" },
    { in: "packages/api/src/messages/contacts.ts", from: "words", to: "spelling" },
    { in: "packages/api/src/messages/hooks.ts", from: "words", to: "query" },
    { in: "packages/api/src/offers/contract.ts", from: "words", to: "search", role: "variable" },
    { in: api, from: "words", to: "text", role: "variable" },
  ],
};
