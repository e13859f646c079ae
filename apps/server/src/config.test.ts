import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("with nothing set, the server keeps to this machine, on port 3000, with demo data", () => {
  const { host, port, publicUrl, dataDir, demoData, secure, brand } = readConfig({});
  expect({ host, port, publicUrl, dataDir, demoData, secure, brand }).toEqual({
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://127.0.0.1:3000",
    dataDir: ".data",
    demoData: true,
    secure: false,
    brand: { name: "Jobami", phone: "01 84 80 26 26", email: "bonjour@jobami.fr", city: "Paris" },
  });
});

test("messages of the contact form go to the brand’s address, or to one of their own", () => {
  expect(readConfig({}).contactEmail).toBe("bonjour@jobami.fr");
  expect(readConfig({ CONTACT_EMAIL: "accueil@exemple.fr" }).contactEmail).toBe("accueil@exemple.fr");
});

test("only the networks that are set are named, in their order, and by https alone", () => {
  expect(readConfig({}).socials).toEqual([]);
  expect(
    readConfig({
      SOCIAL_YOUTUBE: "https://www.exemple.fr/video",
      SOCIAL_FACEBOOK: "https://www.exemple.fr/amis",
    }).socials,
  ).toEqual([
    { label: "Facebook", url: "https://www.exemple.fr/amis" },
    { label: "YouTube", url: "https://www.exemple.fr/video" },
  ]);
  for (const wrong of ["javascript:alert(1)", "http://www.exemple.fr"])
    expect(() => readConfig({ SOCIAL_LINKEDIN: wrong })).toThrow("SOCIAL_LINKEDIN");
});

test("an address that other machines reach is refused until every stand-in is replaced, each named", () => {
  expect(() => readConfig({ HOST: "0.0.0.0" })).toThrow(
    [
      "HOST=0.0.0.0: other machines can reach the server.",
      "SMTP_URL is missing: the embedded mailbox shows every mail to whoever asks",
      "DEMO_DATA must be 0: demo accounts have passwords that everybody knows",
      "PUBLIC_URL is missing: links in mails would lead nowhere",
    ].join("\n"),
  );
  const served = readConfig({
    HOST: "0.0.0.0",
    SMTP_URL: "smtp://mail.exemple.fr:25",
    DEMO_DATA: "0",
    PUBLIC_URL: "https://www.exemple.fr/",
  });
  expect([served.publicUrl, served.secure, served.demoData]).toEqual(["https://www.exemple.fr", true, false]);
});

test.each([
  [
    { PUBLIC_URL: "https://www.exemple.fr", TRUST_PROXY: "1" },
    "PUBLIC_URL=https://www.exemple.fr, TRUST_PROXY=1: ",
  ],
  [{ PUBLIC_URL: "http://127.0.0.1.exemple.fr" }, "PUBLIC_URL=http://127.0.0.1.exemple.fr: "],
  [{ TRUST_PROXY: "1" }, "TRUST_PROXY=1: "],
] as const)(
  "behind a proxy on this machine no stand-in is served either, and the setting is named: %o",
  (set, named) => {
    expect(() => readConfig(set)).toThrow(
      `${named}other machines can reach the server.\nSMTP_URL is missing`,
    );
    expect(() => readConfig({ ...set, SMTP_URL: "smtp://mail.exemple.fr" })).toThrow("DEMO_DATA must be 0");
  },
);

test.each(["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000/"])(
  "%s is this machine's own address",
  (url) => {
    expect(readConfig({ PUBLIC_URL: url }).demoData).toBe(true);
  },
);

test("the operator's identity holds what is set and nothing else", () => {
  expect(readConfig({}).publisher).toEqual({});
  expect(readConfig({ LEGAL_COMPANY: "Rue d’à côté SAS", LEGAL_HOST: "" }).publisher).toEqual({
    companyName: "Rue d’à côté SAS",
  });
  expect(() => readConfig({ LEGAL_MEDIATOR_URL: "médiateur" })).toThrow("LEGAL_MEDIATOR_URL: ");
});

test("VAT on what the operator sells is what is set, and none without a VAT number", () => {
  const vat = "FR44732829320";
  expect(readConfig({}).vat).toEqual({ regime: "franchise", rate: 0 });
  expect(readConfig({ LEGAL_VAT: vat }).vat).toEqual({ regime: "rates", rate: 2000 });
  expect(readConfig({ LEGAL_VAT: vat, LEGAL_VAT_RATE: "5.5" }).vat).toEqual({ regime: "rates", rate: 550 });
  expect(readConfig({ LEGAL_VAT: vat, LEGAL_VAT_REGIME: "franchise" }).vat).toEqual({
    regime: "franchise",
    rate: 0,
  });
  expect(() => readConfig({ LEGAL_VAT_REGIME: "rates" })).toThrow("LEGAL_VAT is missing");
  expect(() => readConfig({ LEGAL_VAT: vat, LEGAL_VAT_RATE: "7" })).toThrow("LEGAL_VAT_RATE: ");
});

test.each(["127.0.0.1", "127.8.9.1", "localhost", "::1"])("%s is this machine", (host) => {
  expect(readConfig({ HOST: host }).demoData).toBe(true);
});

test.each(["::", "192.168.1.10", "127.0.0.1.exemple.fr"])("%s is not", (host) => {
  expect(() => readConfig({ HOST: host })).toThrow("SMTP_URL is missing");
});

test("every setting that cannot be read is named at once", () => {
  expect(() => readConfig({ PORT: "beaucoup", DATABASE_URL: "mysql://x", DEMO_DATA: "peut-être" })).toThrow(
    /PORT: .*\nDATABASE_URL: .*\nDEMO_DATA: /,
  );
});

test("Google sign-in needs both its secrets; its issuer is Google's unless it is set", () => {
  const both = { GOOGLE_CLIENT_ID: "us", GOOGLE_CLIENT_SECRET: "between us" };
  expect(readConfig({}).google).toBeUndefined();
  expect(readConfig(both).google).toEqual({
    clientId: "us",
    clientSecret: "between us",
    issuer: "https://accounts.google.com",
  });
  expect(readConfig({ ...both, GOOGLE_ISSUER: "http://127.0.0.1:9" }).google?.issuer).toBe(
    "http://127.0.0.1:9",
  );
});

test.each([
  [{ GOOGLE_CLIENT_ID: "us" }, "set both or none"],
  [{ GOOGLE_CLIENT_SECRET: "between us" }, "set both or none"],
  [{ GOOGLE_ISSUER: "http://id.exemple.fr" }, "GOOGLE_ISSUER: https is expected"],
])("Google sign-in set up by half, or in clear, stops the start: %o", (settings, text) => {
  expect(() => readConfig(settings)).toThrow(text);
});
test("S3 is set whole or not at all, and what is missing is named", () => {
  const s3 = {
    S3_ENDPOINT: "https://s3.exemple.fr",
    S3_BUCKET: "fichiers",
    S3_REGION: "eu-west-3",
    S3_ACCESS_KEY_ID: "identifiant",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(s3).s3).toEqual({
    endpoint: "https://s3.exemple.fr",
    bucket: "fichiers",
    region: "eu-west-3",
    accessKeyId: "identifiant",
    secretAccessKey: "secret",
  });
  expect(() => readConfig({ ...s3, S3_BUCKET: "", S3_REGION: undefined })).toThrow(
    "S3_BUCKET is missing\nS3_REGION is missing",
  );
});

test("the register of companies wants a key, and never sends it in clear", () => {
  expect(readConfig({}).sirene).toBeUndefined();
  expect(readConfig({ SIRENE_KEY: "cle" }).sirene).toEqual({
    url: "https://api.insee.fr/api-sirene/3.11",
    key: "cle",
  });
  expect(readConfig({ SIRENE_KEY: "cle", SIRENE_URL: "http://127.0.0.1:9/" }).sirene?.url).toBe(
    "http://127.0.0.1:9",
  );
  expect(() => readConfig({ SIRENE_KEY: "cle", SIRENE_URL: "http://exemple.fr" })).toThrow("SIRENE_URL");
});

test("a key of push messages is taken as it is, and one that is none is not", () => {
  expect(readConfig({}).push).toMatchObject({ vapidKey: undefined, allowsLoopback: false });
  const VAPID_PRIVATE_KEY = "A".repeat(43);
  expect(readConfig({ VAPID_PRIVATE_KEY }).push.vapidKey).toBe(VAPID_PRIVATE_KEY);
  expect(() => readConfig({ VAPID_PRIVATE_KEY: "court" })).toThrow("VAPID_PRIVATE_KEY");
  expect(() => readConfig({ HOST: "0.0.0.0", PUSH_LOOPBACK: "1" })).toThrow("PUSH_LOOPBACK");
});

test("keys of the server are 32 bytes each, the newest first", () => {
  const [newest, older] = ["a".repeat(43), "b".repeat(43)];
  expect(readConfig({}).serverKeys).toEqual([]);
  expect(readConfig({ SERVER_KEYS: `${newest},${older}` }).serverKeys).toEqual([newest, older]);
  for (const SERVER_KEYS of ["short", `${newest},`, `${newest} ${older}`])
    expect(() => readConfig({ SERVER_KEYS })).toThrow("SERVER_KEYS");
});

test("Strict-Transport-Security speaks of subdomains unless they are let out, and of the list of browsers where it is asked", () => {
  expect(readConfig({}).hsts).toEqual({ includeSubDomains: true, preload: false });
  expect(readConfig({ HSTS_SUBDOMAINS: "0" }).hsts).toEqual({ includeSubDomains: false, preload: false });
  expect(readConfig({ HSTS_PRELOAD: "1" }).hsts).toEqual({ includeSubDomains: true, preload: true });
  expect(() => readConfig({ HSTS_PRELOAD: "1", HSTS_SUBDOMAINS: "0" })).toThrow("HSTS_SUBDOMAINS");
});
