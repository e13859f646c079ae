export {
  type ConsentFinding,
  type ConsentRequirementEmitted,
  type ConsentRequirementInput,
  type ConsentRequirementMachine,
  createConsentRequirementMachine,
} from "./consent-requirement.machine.ts";
