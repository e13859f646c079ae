import { chai } from "vitest";

// The proxy names a misspelt assertion, which the compiler does too; a proof makes hundreds of thousands of assertions.
chai.config.useProxy = false;
