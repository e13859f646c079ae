import { type Config, readConfig } from "../config.ts";

/** The configuration of a test server: nothing of the environment, no limits in the way, no log. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: process.env.TEST_LOG ?? "silent",
    DEMO_DATA: "0",
    RATE_LIMIT: "1000000",
    RATE_LIMIT_SENSITIVE: "1000000",
    RATE_LIMIT_PAGES: "1000000",
    ALLOWANCES: "off",
  });
  return { ...config, ...changes };
}
