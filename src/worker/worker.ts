import {createSearchTasks} from './createSearchTasks';
import {serveTasks} from './serveTasks';

serveTasks(createSearchTasks);
