import { domains } from "./domains.ts";
import { platformSentences, type Sentences } from "./platform/http/error-copy.ts";

const parts: readonly Sentences[] = [platformSentences, ...domains.map(({ errors }) => errors)];

/** What people read of each code. A test finds a code without a sentence. */
export const sentences: Sentences = Object.assign({}, ...parts);
