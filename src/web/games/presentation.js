export {};
//# sourceMappingURL=presentation.js.map
