// A bundler turns a style sheet into a module.
declare module '*.css';
