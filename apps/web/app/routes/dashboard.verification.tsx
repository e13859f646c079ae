import type { MetaFunction } from "react-router";
import { VerificationScreen } from "../features/verification/index.ts";
import { memberPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: memberPages.verification.label, isPrivate: true });

export default VerificationScreen;
