export {
  type OtherWay,
  TwoFactorForm,
  type TwoFactorFormProps,
  type TwoFactorFormWords,
} from "./TwoFactorForm.tsx";
