import type { FastifyInstance } from "fastify";
import type { Platform } from "./platform/platform.ts";

/** Joins the domains: each is built once, and gets of the others only their services. */
export function registerDomains(_app: FastifyInstance, _platform: Platform): void {}
