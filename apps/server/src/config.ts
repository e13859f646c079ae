import type { AiProvider } from "@jobami/api/ai/routes";
import type { Publisher, SocialLink } from "@jobami/api/pages/contract";
import type { AimedKind } from "@jobami/api/staff/routes";
import { z } from "zod";
import {
  type DatabaseSettings,
  databaseSettings,
  faultsOfDatabase,
  readDatabase,
} from "./database-settings.ts";
import { mailSettings } from "./mail-settings.ts";
import { type MetricsSettings, metricsSettings, readMetrics, secretKey } from "./metrics-settings.ts";
import { type CompanyVat, faultsOfVat, operatorSettings, readPublisher, readVat } from "./operator.ts";
import { type AllowanceSetting, allowanceSetting } from "./platform/allowances/allowance-table.ts";
import type { S3Settings } from "./platform/files/s3-store.ts";
import {
  faultsOfProtection,
  type Protection,
  protectionSettings,
  readProtection,
} from "./protection-settings.ts";
import { readWatch, type WatchSettings, watchSettings } from "./watch-settings.ts";
import { workTargetSetting } from "./work-targets.ts";

const flag = z.enum(["0", "1", "true", "false"]).transform((text) => text === "1" || text === "true");
const limit = z.coerce.number().int().min(1);

const publicAddress = z.url({ protocol: /^https$/ }).optional();

const modelName = z.string().regex(/^[\w./:@-]{1,200}$/, "the name of a model is expected");
const defaultModels = { openai: "gpt-4o-mini", openrouter: "openai/gpt-4o-mini" } as const;

/** Every setting, by its name in the environment. */
export const environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** Address people type; links in mails start with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  ...databaseSettings,
  ...protectionSettings,
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** An S3 service that keeps the files, instead of DATA_DIR: all five or none. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ...mailSettings,
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Another OpenID provider in the place of Google's. */
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com"),
  /** The key of the public register of companies (Sirene API of INSEE); without it a stand-in answers, on this machine alone. */
  SIRENE_KEY: z.string().min(1).optional(),
  SIRENE_URL: z.url({ protocol: /^https?$/ }).default("https://api.insee.fr/api-sirene/3.11"),
  /** The provider of card payments (Stripe): both or none; without them a stand-in takes test cards, on this machine alone. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(live|test)_\w+$/, "a secret key of Stripe is expected")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "the signing secret of a webhook of Stripe is expected")
    .optional(),
  /** Providers of AI, which speak the protocol of chat completions: either, both or none; without any a stand-in answers, on this machine alone. */
  OPENAI_API_KEY: secretKey.optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://api.openai.com/v1"),
  OPENAI_MODEL: modelName.default(defaultModels.openai),
  /** Dollars for a million tokens, in and out, as `0.15/0.60`: OpenAI states no prices. */
  OPENAI_PRICES: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?\/\d{1,6}(\.\d{1,6})?$/, "two prices are expected, as 0.15/0.60")
    .optional(),
  OPENROUTER_API_KEY: secretKey.optional(),
  OPENROUTER_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://openrouter.ai/api/v1"),
  OPENROUTER_MODEL: modelName.default(defaultModels.openrouter),
  /** Which of the two people's questions go to, where both are set. */
  AI_PROVIDER: z.enum(["openai", "openrouter"]).default("openai"),
  /** The private key of push messages, 32 bytes in base64url; without it one is drawn and stored in the database. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "32 bytes in base64url are expected")
    .optional(),
  /** Push messages may go to this machine, in clear: for tests. */
  PUSH_LOOPBACK: flag.optional(),
  DEMO_DATA: flag.optional(),
  /** Proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  ...metricsSettings,
  ...watchSettings,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
  /** Calls a minute and address; the sensitive ones (sign-in, sign-up, mails), each; pages. */
  RATE_LIMIT: limit.default(600),
  RATE_LIMIT_SENSITIVE: limit.default(60),
  RATE_LIMIT_PAGES: limit.default(600),
  /** How much of the pages that visitors ask again is remembered, in MB; 0: none. */
  PAGE_MEMORY_MB: z.coerce.number().int().min(0).max(1024).default(16),
  /** What people, addresses and networks may do: `off`, or rates that are others than the table's, as JSON. */
  ALLOWANCES: allowanceSetting,
  /** How long what waits for staff may wait, in hours by kind, as JSON; what it does not name keeps its usual time. */
  WORK_TARGET_HOURS: workTargetSetting,
  BRAND_NAME: z.string().min(1).default("Jobami"),
  BRAND_PHONE: z.string().default("01 84 80 26 26"),
  BRAND_EMAIL: z.email().default("bonjour@jobami.fr"),
  BRAND_CITY: z.string().default("Paris"),
  /** Where messages of the contact form go; the brand's address without it. */
  CONTACT_EMAIL: z.email().optional(),
  SOCIAL_FACEBOOK: publicAddress,
  SOCIAL_INSTAGRAM: publicAddress,
  SOCIAL_LINKEDIN: publicAddress,
  SOCIAL_YOUTUBE: publicAddress,
  ...operatorSettings,
});

/** A provider of AI; `rates` are micro-dollars for a million tokens, null where no setting states them. */
export interface AiSettings {
  url: string;
  key: string;
  model: string;
  rates: { input: number; output: number } | null;
}

/** Everything the environment decides, checked once at start. */
export interface Config extends Protection, WatchSettings, DatabaseSettings {
  production: boolean;
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Cookies carry Secure and HTTPS is insisted on. */
  secure: boolean;
  dataDir: string;
  redisUrl: string | undefined;
  /** Where files are stored; in `dataDir` without it. */
  s3: S3Settings | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where mails go that come back. */
  mailReturnPath: string | undefined;
  /** The secret of reports of bounces and complaints. */
  mailEventsSecret: string | undefined;
  /** Undefined where Google sign-in is not set up. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  /** Undefined where the register of companies is not set up. */
  sirene: { url: string; key: string } | undefined;
  /** Undefined where card payments are not set up. */
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** Providers of AI: undefined where one is not set up. */
  ai: Record<AiProvider, AiSettings | undefined> & {
    preferred: AiProvider;
    models: Record<AiProvider, string>;
  };
  /** Push messages: whom push services write to, and the private key where it is given. */
  push: { vapidKey: string | undefined; subject: string; allowsLoopback: boolean };
  /** An empty database is filled with demo people and missions. */
  demoData: boolean;
  trustProxy: number;
  /** Undefined where nothing is measured for Prometheus. */
  metrics: MetricsSettings | undefined;
  logLevel: string;
  /** Calls a minute and address. */
  limits: { general: number; sensitive: number; pages: number };
  /** How much of the pages that visitors ask again is remembered, in bytes; 0: none. */
  pageMemoryBytes: number;
  /** What people, addresses and networks may do in a minute and in a day. */
  allowances: AllowanceSetting;
  /** How long what waits for staff may wait, in hours. */
  workTargetHours: Readonly<Record<AimedKind, number>>;
  brand: { name: string; phone: string; email: string; city: string };
  /** Where messages of the contact form go. */
  contactEmail: string;
  /** The product elsewhere, for the footer: nothing that was not configured. */
  socials: readonly SocialLink[];
  /** Who runs this installation, for the legal pages: nothing that was not configured. */
  publisher: Publisher;
  /** VAT on what the operator sells; prices are with it. */
  vat: CompanyVat;
}

/** The environment cannot be served; `message` names each setting and what it wants. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}

type Environment = z.output<typeof environment>;

/** The settings that speak of other machines, as they were set. */
function publicSettings(env: Pick<Environment, "HOST" | "PUBLIC_URL" | "TRUST_PROXY">): string[] {
  const isOwnUrl = env.PUBLIC_URL === undefined || isLoopback(new URL(env.PUBLIC_URL).hostname);
  return [
    ...(isLoopback(env.HOST) ? [] : [`HOST=${env.HOST}`]),
    ...(isOwnUrl ? [] : [`PUBLIC_URL=${env.PUBLIC_URL}`]),
    ...(env.TRUST_PROXY === 0 ? [] : [`TRUST_PROXY=${env.TRUST_PROXY}`]),
  ];
}

/** Whether other machines can reach this installation, as far as its settings state. */
export function isPublic(config: Pick<Config, "host" | "publicUrl" | "trustProxy">): boolean {
  const { host, publicUrl, trustProxy } = config;
  return publicSettings({ HOST: host, PUBLIC_URL: publicUrl, TRUST_PROXY: trustProxy }).length > 0;
}

/** Stand-ins hand out other people's mail and known passwords, so they exist on this machine only. */
function missingInPublic(env: Environment): string[] {
  const missing: string[] = [];
  if (env.SMTP_URL === undefined)
    missing.push("SMTP_URL is missing: the embedded mailbox shows every mail to whoever asks");
  if (env.DEMO_DATA !== false)
    missing.push("DEMO_DATA must be 0: demo accounts have passwords that everybody knows");
  if (env.PUBLIC_URL === undefined) missing.push("PUBLIC_URL is missing: links in mails would lead nowhere");
  if (env.PUSH_LOOPBACK === true)
    missing.push("PUSH_LOOPBACK must be 0: strangers would have this machine called");
  return missing;
}

function readGoogle(env: Environment): Config["google"] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  return clientId === undefined || clientSecret === undefined
    ? undefined
    : { clientId, clientSecret, issuer };
}

/** What is set by half, or would send secrets in clear, is a mistake, never a setting. */
function faultsOfGoogle(env: Environment): string[] {
  const url = new URL(env.GOOGLE_ISSUER);
  return [
    ...((env.GOOGLE_CLIENT_ID === undefined) === (env.GOOGLE_CLIENT_SECRET === undefined)
      ? []
      : ["GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or none"]),
    ...(url.protocol === "https:" || isLoopback(url.hostname) ? [] : ["GOOGLE_ISSUER: https is expected"]),
  ];
}

function readStripe({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Environment): Config["stripe"] {
  return STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined
    ? undefined
    : { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
}

/** What was paid would never be given, or anybody's word for it would be taken. */
function faultsOfStripe(env: Environment): string[] {
  return (env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined)
    ? []
    : ["STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both or none"];
}

/** What OpenAI asks for its own small model, in dollars for a million tokens; of another model the settings state it. */
const knownPrices: Readonly<Record<string, string>> = { [defaultModels.openai]: "0.15/0.60" };

function readAi(env: Environment): Config["ai"] {
  const { OPENAI_API_KEY, OPENROUTER_API_KEY, OPENAI_MODEL } = env;
  const [input, output] = (env.OPENAI_PRICES ?? knownPrices[OPENAI_MODEL] ?? "")
    .split("/")
    .map((price) => Math.round(Number(price) * 1e6));
  const trimmed = (url: string) => url.replace(/\/$/, "");
  return {
    openai:
      OPENAI_API_KEY === undefined
        ? undefined
        : {
            url: trimmed(env.OPENAI_BASE_URL),
            key: OPENAI_API_KEY,
            model: OPENAI_MODEL,
            rates: input === undefined || output === undefined ? null : { input, output },
          },
    openrouter:
      OPENROUTER_API_KEY === undefined
        ? undefined
        : {
            url: trimmed(env.OPENROUTER_BASE_URL),
            key: OPENROUTER_API_KEY,
            model: env.OPENROUTER_MODEL,
            rates: null,
          },
    preferred: env.AI_PROVIDER,
    models: { openai: OPENAI_MODEL, openrouter: env.OPENROUTER_MODEL },
  };
}

/** A key and what people write are not sent in clear. */
function faultsOfAi(env: Environment): string[] {
  return (["OPENAI_BASE_URL", "OPENROUTER_BASE_URL"] as const).flatMap((name) => {
    const url = new URL(env[name]);
    return url.protocol === "https:" || isLoopback(url.hostname) ? [] : [`${name}: https is expected`];
  });
}

/** A key that is sent in clear is everybody's. */
function faultsOfRegister(env: Environment): string[] {
  const url = new URL(env.SIRENE_URL);
  return url.protocol === "https:" || isLoopback(url.hostname) ? [] : ["SIRENE_URL: https is expected"];
}

/** FOOT-10: four networks, in the footer's order. */
function readSocials(env: Environment): SocialLink[] {
  const networks = [
    ["Facebook", env.SOCIAL_FACEBOOK],
    ["Instagram", env.SOCIAL_INSTAGRAM],
    ["LinkedIn", env.SOCIAL_LINKEDIN],
    ["YouTube", env.SOCIAL_YOUTUBE],
  ] as const;
  return networks.flatMap(([label, url]) => (url === undefined ? [] : [{ label, url }]));
}

/** The settings of S3. Throws ConfigError when some are missing: files would go where no one expects them. */
function readS3(env: Environment): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const named = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(named).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(named).length) return undefined;
  if (missing.length > 0)
    throw new ConfigError(
      `${missing.map((name) => `${name} is missing`).join("\n")}: files are kept by S3 with all of its settings, or in DATA_DIR without any.`,
    );
  return {
    endpoint: S3_ENDPOINT as string,
    bucket: S3_BUCKET as string,
    region: S3_REGION as string,
    accessKeyId: S3_ACCESS_KEY_ID as string,
    secretAccessKey: S3_SECRET_ACCESS_KEY as string,
  };
}

/** Reads the environment. Throws ConfigError with every fault at once. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  const env = parsed.data;
  const faults = [
    ...faultsOfGoogle(env),
    ...faultsOfRegister(env),
    ...faultsOfStripe(env),
    ...faultsOfAi(env),
    ...faultsOfVat(env),
    ...faultsOfProtection(env),
    ...faultsOfDatabase(env),
  ];
  if (faults.length > 0) throw new ConfigError(faults.join("\n"));
  const open = publicSettings(env);
  const missing = open.length > 0 ? missingInPublic(env) : [];
  if (missing.length > 0)
    throw new ConfigError(`${open.join(", ")}: other machines can reach the server.\n${missing.join("\n")}`);
  const hostInUrl = env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST;
  const publicUrl = (env.PUBLIC_URL ?? `http://${hostInUrl}:${env.PORT}`).replace(/\/$/, "");
  return {
    production: env.NODE_ENV === "production",
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    secure: publicUrl.startsWith("https:"),
    ...readProtection(env),
    dataDir: env.DATA_DIR,
    ...readDatabase(env),
    redisUrl: env.REDIS_URL,
    s3: readS3(env),
    smtpUrl: env.SMTP_URL,
    mailReturnPath: env.MAIL_RETURN_PATH,
    mailEventsSecret: env.MAIL_EVENTS_SECRET,
    mailFrom: env.MAIL_FROM ?? `${env.BRAND_NAME} <${env.BRAND_EMAIL}>`,
    google: readGoogle(env),
    sirene:
      env.SIRENE_KEY === undefined
        ? undefined
        : { url: env.SIRENE_URL.replace(/\/$/, ""), key: env.SIRENE_KEY },
    stripe: readStripe(env),
    ai: readAi(env),
    push: {
      vapidKey: env.VAPID_PRIVATE_KEY,
      subject: `mailto:${env.BRAND_EMAIL}`,
      allowsLoopback: env.PUSH_LOOPBACK ?? false,
    },
    demoData: env.DEMO_DATA ?? true,
    trustProxy: env.TRUST_PROXY,
    metrics: readMetrics(env),
    ...readWatch(env),
    logLevel: env.LOG_LEVEL ?? (open.length === 0 ? "warn" : "info"),
    limits: { general: env.RATE_LIMIT, sensitive: env.RATE_LIMIT_SENSITIVE, pages: env.RATE_LIMIT_PAGES },
    pageMemoryBytes: env.PAGE_MEMORY_MB * 1024 * 1024,
    allowances: env.ALLOWANCES,
    workTargetHours: env.WORK_TARGET_HOURS,
    brand: { name: env.BRAND_NAME, phone: env.BRAND_PHONE, email: env.BRAND_EMAIL, city: env.BRAND_CITY },
    contactEmail: env.CONTACT_EMAIL ?? env.BRAND_EMAIL,
    socials: readSocials(env),
    publisher: readPublisher(env),
    vat: readVat(env),
  };
}
