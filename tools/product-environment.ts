/** Settings that tests, soaks and benches give the product and its users do not have, and why. Nothing else differs. */
export const settingsThatDiffer = {
  PORT: "several products run at once, each on a port of its own",
  DATA_DIR: "each run keeps its state apart, in a folder that goes with it",
  DEMO_DATA: "journeys that count what they made begin with an empty product",
  DATABASE_URL: "the same is proved and measured on PostgreSQL",
  REDIS_URL: "several processes share one live channel",
  LOG_LEVEL: "what an attack makes the server write is counted, and a line states that a demo is settled",
  PUBLIC_URL: "several processes answer for one address",
  RATE_LIMIT: "the people of a run come from one address, faster than anybody's",
  RATE_LIMIT_PAGES: "as for RATE_LIMIT",
  RATE_LIMIT_SENSITIVE: "as for RATE_LIMIT",
  ALLOWANCES:
    "as for RATE_LIMIT: one address makes hundreds of accounts, and people of a minute publish, write and try again",
  SIGN_UP_WAIT_SECONDS: "a test waits seconds for what a person waits a minute for",
  PUSH_LOOPBACK: "the push service of a test is on this machine, where none is otherwise",
  SOCIAL_FACEBOOK: "an operator's setting is what the test is about",
  SOCIAL_INSTAGRAM: "as for SOCIAL_FACEBOOK",
  SOCIAL_LINKEDIN: "as for SOCIAL_FACEBOOK",
  SOCIAL_YOUTUBE: "as for SOCIAL_FACEBOOK",
  SENTRY_DSN: "as for SOCIAL_FACEBOOK",
  OTEL_EXPORTER_OTLP_ENDPOINT: "as for SOCIAL_FACEBOOK",
  NODE_OPTIONS: "a server of another date, or one that an inspector asks",
} as const;

/** Settings by their names in the environment. */
export type ProductSettings = { [name in keyof typeof settingsThatDiffer]?: string };

/**
 * With what every way to start the product spares memory: of V8's 64 MB for what was just made half is left, and the C library gives the
 * threads two arenas. What an operator states stands.
 */
export const memorySettings = { NODE_OPTIONS: "--max-semi-space-size=16", MALLOC_ARENA_MAX: "2" } as const;

/** What a test runner or a developer's shell sets for itself: it changes how the product runs. */
const runnersOwn = /^(NODE_ENV|VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/;

/** The environment in which users start the product, with these settings besides. */
export function productEnvironment(settings: ProductSettings = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !runnersOwn.test(name));
  return { ...memorySettings, ...Object.fromEntries(inherited), ...settings };
}
