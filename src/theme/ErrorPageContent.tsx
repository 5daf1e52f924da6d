export {default} from '../components/CrashPage';
