import { getJestConfig } from "@storybook/test-runner";
import { findChromium } from "./tools/chromium.ts";

const config = getJestConfig();

export default {
  ...config,
  testTimeout: 120_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    "jest-playwright": {
      ...config.testEnvironmentOptions["jest-playwright"],
      launchOptions: findChromium().launchOptions,
      contextOptions: {
        locale: "fr-FR",
        timezoneId: "Europe/Paris",
        reducedMotion: "reduce",
        viewport: { width: 1280, height: 900 },
      },
    },
  },
};
