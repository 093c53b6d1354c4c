export * from "../../i18n/site";
