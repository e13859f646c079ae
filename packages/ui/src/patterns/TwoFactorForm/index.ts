export {
  type OtherWay,
  TwoFactorForm,
  type TwoFactorFormLabels,
  type TwoFactorFormProps,
} from "./TwoFactorForm.tsx";
