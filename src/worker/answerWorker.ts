import {serveTasks} from './serveTasks';
import {createAnswerService} from './createAnswerService';

serveTasks(createAnswerService);
